// Change: the browser's own details, which need no script: a link or a search in the page that leads inside opens them.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? '详情'}</summary>}
      <div className="details-content">{children}</div>
    </details>
  );
}
