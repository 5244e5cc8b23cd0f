import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('程序的运行', () => import(/* webpackChunkName: "run" */ './press'));

/** The code comes with the first press of a 运行 (src/features/run-in-page/RunControl). */
function onClick({target}: MouseEvent) {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-run]');
  if (button) {
    withCode(({press}) => press(button));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
