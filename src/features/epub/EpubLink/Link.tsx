import {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {epubFile, epubName, SIZE_PLACEHOLDER} from '../address';

interface Props {
  /** The folder of its notes, such as `CUDA`. */
  section: string;
  label: string;
}

export default function Link({section, label}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const href = useBaseUrl(encodeURI(`/${epubFile(section)}`));
  return (
    <a href={href} type="application/epub+zip" download={epubName(label, siteConfig.title)}>
      电子书 EPUB
      <span {...{[SIZE_PLACEHOLDER]: section}} suppressHydrationWarning />
    </a>
  );
}
