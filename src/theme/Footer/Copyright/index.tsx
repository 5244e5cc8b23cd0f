// Change: the site's tagline stands above the copyright line.
import {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalCopyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import styles from './styles.module.css';

export default function FooterCopyright(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <p className={styles.tagline}>{siteConfig.tagline}</p>
      <OriginalCopyright {...props} />
    </>
  );
}
