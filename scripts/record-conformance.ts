import {writeFileSync} from 'node:fs';
import {citationsOf, conformanceFaults, PAPER, withTests} from './conformance/table';
import {readText} from '../src/shared/build/readText';

/** Writes into CONFORMANCE.md which tests prove each statement, as the tests say. */
function main() {
  const text = readText(PAPER);
  const citations = citationsOf();
  const faults = conformanceFaults(text, citations);
  writeFileSync(PAPER, withTests(text, citations));
  console.log([...faults, `${PAPER}：${citations.length} 处引用，${faults.length} 处要改`].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

main();
