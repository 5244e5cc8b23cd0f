// Change: the link to a heading is named after all its text, which stands in parts (src/features/markdown/build/headingBreaks.ts); upstream takes the id where it is not one string.
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import './styles.module.css';

/** Undefined where a part is neither text nor a place where the line may end: code and formulas come as strings of HTML. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children).map((part) =>
    typeof part === 'string' ? part : isValidElement(part) && part.type === 'wbr' ? '' : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join('');
}

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const anchorTitle = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: textOf(props.children) ?? id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={anchorTitle} title={anchorTitle} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
