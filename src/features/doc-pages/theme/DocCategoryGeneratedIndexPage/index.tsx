// Change: how much it is, where to begin and where one stopped; a table of contents in chapters (number, title, description, reading time) and a map of prerequisites instead of cards; a section can be kept and printed; the pages before and after are listed ones.
import {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import CategoryContents, {CategoryFacts} from '@site/src/features/doc-pages/CategoryContents';
import Begin from '@site/src/features/doc-pages/CategoryContents/Begin';
import type {Notes} from '@site/src/features/doc-pages/CategoryContents/notes';
import {neighbours} from '@site/src/features/doc-pages/CategoryContents/neighbours';
import PageHeader from '@site/src/shared/ui/PageHeader';
import SaveSection from '@site/src/features/offline/SaveSection';
import SectionEditions from '@site/src/features/editions/SectionEditions';
import styles from './styles.module.css';

interface LeanProps {
  categoryGeneratedIndex: Props['categoryGeneratedIndex'] & {notes: Notes};
}

export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: LeanProps): ReactNode {
  const {title, description, keywords, image, permalink, notes} = categoryGeneratedIndex;
  const {items} = useCurrentSidebarCategory();
  const {previous, next} = neighbours(useDocsSidebar()?.items ?? [], permalink);
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className={styles.page}>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <PageHeader title={title}>{description}</PageHeader>
        <CategoryFacts notes={notes} />
        <Begin items={items} />
        <CategoryContents notes={notes} />
        <div className={styles.ways}>
          <SaveSection path={permalink} />
          <SectionEditions permalink={permalink} />
        </div>
        <footer>
          <DocPaginator previous={previous} next={next} />
        </footer>
      </div>
    </>
  );
}
