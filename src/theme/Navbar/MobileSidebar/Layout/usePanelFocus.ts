import {useEffect, type RefObject} from 'react';

/** When the drawer turns from the docs menu to the main menu, the button that did it becomes inert: focus goes on to the new panel. */
export function usePanelFocus(ref: RefObject<HTMLElement | null>, secondaryShown: boolean): void {
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('[inert]')) {
      ref.current?.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')?.focus();
    }
  }, [ref, secondaryShown]);
}
