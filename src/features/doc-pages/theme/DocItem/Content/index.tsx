// Change: the title stands in a header block with description, reading time, dates and prerequisites.
import clsx from 'clsx';
import {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import DocHeader from '@site/src/features/doc-pages/DocHeader';

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, contentTitle, toc} = useDoc();
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!frontMatter.hide_title && contentTitle === undefined && <DocHeader />}
      {hasToc && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
