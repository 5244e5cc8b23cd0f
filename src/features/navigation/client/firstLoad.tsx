import {createRoot, type Root} from 'react-dom/client';
import LoadError from '../../../shared/ui/LoadError';

type Load = () => Promise<unknown>;

const waiting: {load: Load; resolve: () => void}[] = [];
let box: Root | undefined;

/**
 * On first load, keeps hydration waiting until the lost chunks have loaded, so that the server's HTML stays readable instead of
 * being replaced by an error. Once the app runs, the route itself shows the error.
 * @returns undefined once the app runs
 */
export function waitForRetry(error: unknown, load: Load): Promise<void> | undefined {
  if (window.docusaurusRoot) {
    return undefined;
  }
  return new Promise((resolve) => {
    waiting.push({load, resolve});
    show(error);
  });
}

async function retry() {
  try {
    await Promise.all(waiting.map(({load}) => load()));
  } catch (error) {
    show(error);
    return;
  }
  box?.unmount();
  waiting.forEach(({resolve}) => resolve());
}

function show(error: unknown) {
  box ??= createRoot(document.body.appendChild(document.createElement('div')));
  box.render(<LoadError error={error} retry={retry} lacks="搜索、切换主题等功能" />);
}
