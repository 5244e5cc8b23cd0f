import {pageWith} from '../e2e/pageWith';
import {test} from './test';

test.describe.configure({timeout: 120_000});

for (const kind of ['mpi', 'cuda']) {
  test(`a program runs where it is read (${kind})`, async ({reader}) => {
    const button = `button[data-kind="${kind}"]`;
    await reader.open(pageWith(new RegExp(`data-kind="${kind}"`)));
    await reader.click(button);
    await reader.reads('.run-said', '运行结束');
    await reader.reads('.run-said', '与页上的输出一');
    await reader.has('.run-printed', false);
  });
}
