import {writeFileSync} from 'node:fs';
import {site} from '../config/site';
import {addressesOf, parsePublished, PUBLISHED} from './check-built/published';
import {readBuild} from './check-built/readBuild';
import {readText} from '../src/shared/build/readText';

/** After a release: writes the addresses of the build down, to be kept from then on. */
function main(root: string) {
  const before = parsePublished(readText(PUBLISHED));
  const addresses = addressesOf(
    readBuild(root, {origin: site.url, baseUrl: site.baseUrl, documents: [], commits: new Map(), published: before}),
  );
  if (addresses.size === 0) {
    throw new Error(`${root} 里没有页面 → 先 npm run build`);
  }
  const lines = [...addresses].flatMap(([route, anchors]) => [route, ...anchors.map((anchor) => ` #${anchor}`)]);
  writeFileSync(PUBLISHED, `${lines.join('\n')}\n`);
  console.log(`${PUBLISHED}：${addresses.size} 个页面（原来 ${before.size} 个），${lines.length - addresses.size} 个锚点`);
}

main(process.argv[2] ?? 'build');
