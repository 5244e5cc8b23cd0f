import {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

/** The contents of a note on phones: folded above the text without script, else a bar at the foot of the window, whose buttons phone-bar/client works. */
export default function PhoneBar(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const sections = toc.filter(({level}) => level === 2).length;
  return (
    <>
      <details className={ThemeClassNames.docs.docTocMobile}>
        <summary>本页总览</summary>
        <TOCItems
          toc={toc}
          className="phone-contents"
          linkClassName="phone-contents__link"
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </details>
      <div className="phone-bar" role="group" aria-label="阅读" data-pending data-unsearched>
        <div className="phone-bar__progress" />
        <p className="phone-bar__here">
          <span>{sections} 节</span>
          <b />
        </p>
        <button type="button" data-does="contents" aria-haspopup="dialog">
          目录
        </button>
        <button type="button" data-does="course" aria-haspopup="dialog">
          课程
        </button>
        <button type="button" data-does="top" aria-label="回到顶部">
          ↑
        </button>
      </div>
    </>
  );
}
