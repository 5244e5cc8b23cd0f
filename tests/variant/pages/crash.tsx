import {useState} from 'react';
import Layout from '@theme/Layout';

/** A page whose content crashes on a click, once. */
let mended = false;

function Content() {
  const [crashed, setCrashed] = useState(false);
  if (crashed && !mended) {
    mended = true;
    throw new Error('页面里的错误');
  }
  return (
    <button type="button" onClick={() => setCrashed(true)}>
      崩溃
    </button>
  );
}

export default function Crash() {
  return (
    <Layout title="崩溃">
      <main>
        <Content />
      </main>
    </Layout>
  );
}
