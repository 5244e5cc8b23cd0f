// Change: around the items of the navbar, which say how many pages they lead to, what else one comes for: search, the page begun last, sections that the navbar has no room for, lists of pages, light and dark.
import clsx from 'clsx';
import {type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import type {DrawerLink} from '@site/config/site';
import type {HomeGlobalData} from '../../../../../home';
import {useRead} from '../../../../../reading-memory/useRead';
import SearchField from '../../../../../search/SearchField';
import ColourModes from '../../../../ColourModes';
import styles from './styles.module.css';

/** Beside a link; what the link is called stays as it is. */
const Count = ({of}: {of: number}): ReactNode => <span className={clsx('menu-count', styles.count)} data-count={of} aria-hidden="true" />;

/** What matters here of an item of the navbar. */
interface Item {
  type?: string;
  sidebarId?: string;
  to?: string;
  label?: ReactNode;
}

/** How many pages an item of the navbar leads to, where that is known. */
function countOf({type, sidebarId, to}: Item, {sections, notes, posts}: HomeGlobalData): number | undefined {
  if (type === 'docSidebar') {
    return sections.find(({sidebar}) => sidebar === sidebarId)?.count ?? notes;
  }
  return to === '/blog' ? posts : undefined;
}

/** Upstream's type says that a label is text, but it is only shown. */
function withCount(item: Item, count: number | undefined): Props {
  const {label} = item;
  // Without one the item calls itself as what it leads to.
  return (count === undefined || label === undefined ? item : {...item, label: [label, <Count key="count" of={count} />]}) as Props;
}

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const drawer = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as Item[];
  const data = usePluginData('home') as HomeGlobalData;
  const {withBaseUrl} = useBaseUrlUtils();
  const {drawerLinks} = useDocusaurusContext().siteConfig.customFields as {drawerLinks: DrawerLink[]};
  const [last] = useRead().begun;
  const close = () => drawer.toggle();
  const beside = data.sections.filter(({isBeside}) => isBeside);
  return (
    <>
      {/* The search is a dialog of its own: the drawer is closed before it opens. */}
      <div className={styles.search} onClickCapture={() => flushSync(close)}>
        <SearchField />
      </div>
      {last && (
        <Link to={last.href} onClick={close} className={styles.last}>
          <span>接着读</span>
          {last.title}
        </Link>
      )}
      <ul className={clsx('menu__list', styles.items)}>
        {items.map((item, i) => (
          <NavbarItem mobile {...withCount(item, countOf(item, data))} onClick={close} key={i} />
        ))}
      </ul>
      {beside.length > 0 && (
        <ul className={styles.beside}>
          {beside.map(({path, label, count}) => (
            <li key={path}>
              <Link to={path} onClick={close}>
                {label}
                <Count of={count} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.lists}>
        {drawerLinks.map(({label, to, isFile}) => (
          <li key={to}>
            {isFile ? (
              <a href={withBaseUrl(to)}>{label}</a>
            ) : (
              <Link to={to} onClick={close}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ColourModes />
    </>
  );
}
