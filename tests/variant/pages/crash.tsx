import {useState} from 'react';
import Layout from '@theme/Layout';

/** Content that crashes on a click. */
function Content() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) {
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
