// Change: the open drawer is a modal dialog: focus moves in, stays in and returns, Escape closes.
import {useRef, type ReactNode} from 'react';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useModal} from './useModal';
import {usePanelFocus} from './usePanelFocus';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  useModal(ref, shown, toggle);
  usePanelFocus(ref, useNavbarSecondaryMenu().shown);
  return (
    <div ref={ref} role="dialog" aria-modal="true" aria-label="导航" className={styles.drawer}>
      <OriginalLayout {...props} />
    </div>
  );
}
