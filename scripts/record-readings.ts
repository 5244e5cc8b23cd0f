import {writeFileSync} from 'node:fs';
import {readText} from '../src/shared/build/readText';
import {sketchOf} from './readings/sketch';
import {READINGS, readingsText, readReadings} from './readings/readings';

/**
 * Notes what the text of a page was when it was read: of the given files, and of those of which nothing is noted yet
 * (`npm run record:readings -- docs/intro.mdx`). Puts the lines in order.
 */
function main(files: string[]): void {
  const readings = readReadings(process.cwd());
  const unknown = files.filter((file) => !readings.some((reading) => reading.file === file));
  if (unknown.length > 0) {
    console.error(`${READINGS} 里没有 ${unknown.join('、')} → 先写上那一行：路径、日期、试了什么、改了什么，用制表符隔开`);
    process.exitCode = 1;
    return;
  }
  const noted = readings.map((reading) =>
    reading.sketch === '' || files.includes(reading.file) ? {...reading, sketch: sketchOf(readText(reading.file))} : reading,
  );
  noted.sort((a, b) => (a.file < b.file ? -1 : 1));
  writeFileSync(READINGS, readingsText(noted));
  console.log(`${READINGS}：${noted.length} 页`);
}

main(process.argv.slice(2));
