// Change: a map of prerequisites and a table of contents (number, title, description, reading time) instead of cards; a button keeps the section; the pages before and after are listed ones.
import {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import CategoryContents from '@site/src/features/doc-pages/CategoryContents';
import type {Notes} from '@site/src/features/doc-pages/CategoryContents/List';
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
  const {previous, next} = neighbours(useDocsSidebar()?.items ?? [], permalink);
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className={styles.page}>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <PageHeader title={title}>{description}</PageHeader>
        <div className={styles.ways}>
          <SaveSection path={permalink} />
          <SectionEditions permalink={permalink} />
        </div>
        <CategoryContents notes={notes} />
        <footer>
          <DocPaginator previous={previous} next={next} />
        </footer>
      </div>
    </>
  );
}
