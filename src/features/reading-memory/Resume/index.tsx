import {type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {resume} from '@site/src/features/reading-memory/client/resume';
import {inlineJson} from '@site/src/shared/pure/inlineJson';
import {KEY} from '@site/src/features/reading-memory/client/storage';

/** The inline script of the served page: the place is filled before it is painted, so that nothing below it moves. */
const fill = (baseUrl: string) =>
  `<script data-inline>(function(fill,container){try{fill(container,localStorage.getItem('${KEY}'),${inlineJson(baseUrl)})}catch(_){}})(${String(resume)},document.currentScript.parentElement)</script>`;

/** Where the note that was being read last is offered; empty where there is none. React leaves alone what stands in it, src/features/reading-memory/client fills it after a click. */
export default function Resume(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const html = ExecutionEnvironment.canUseDOM ? '' : fill(baseUrl);
  return <div className="memory-room" suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
}
