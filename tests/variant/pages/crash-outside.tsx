import {useState} from 'react';

/** A page without layout that crashes on a click: only the outermost boundary can catch it. */
export default function CrashOutside() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) {
    throw new Error('布局外的错误', {cause: new Error('更深的原因')});
  }
  return (
    <button type="button" onClick={() => setCrashed(true)}>
      崩溃
    </button>
  );
}
