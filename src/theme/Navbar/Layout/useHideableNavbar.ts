import {useCallback, useRef, useState} from 'react';
import {useLocationChange, useScrollPosition} from '@docusaurus/theme-common/internal';
import {idOfHash} from '@site/src/shared/client/idOfHash';

interface HideableNavbar {
  navbarRef: (node: HTMLElement | null) => void;
  isNavbarVisible: boolean;
}

/**
 * Upstream's hook of the same name, with the hash decoded before its element is looked up, and with the end of the page.
 * The navbar hides on the way down, shows on the way up and at both ends, and hides on a jump to an anchor.
 */
export function useHideableNavbar(hideOnScroll: boolean): HideableNavbar {
  const [isNavbarVisible, setIsNavbarVisible] = useState(hideOnScroll);
  const isFocusedAnchor = useRef(false);
  const navbarHeight = useRef(0);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    navbarHeight.current = node?.getBoundingClientRect().height ?? navbarHeight.current;
  }, []);

  useScrollPosition(({scrollY}, last) => {
    if (!hideOnScroll) {
      return;
    }
    // Also while the page bounces at its top (rubber band scrolling).
    if (scrollY < navbarHeight.current) {
      setIsNavbarVisible(true);
      return;
    }
    if (isFocusedAnchor.current) {
      isFocusedAnchor.current = false;
      return;
    }
    const atEnd = scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    setIsNavbarVisible(atEnd || !last?.scrollY || scrollY < last.scrollY);
  });

  useLocationChange(({location}) => {
    if (!hideOnScroll) {
      return;
    }
    const anchor = location.hash && document.getElementById(idOfHash(location.hash));
    isFocusedAnchor.current = Boolean(anchor);
    setIsNavbarVisible(!anchor);
  });

  return {navbarRef, isNavbarVisible};
}
