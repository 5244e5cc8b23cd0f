import {useEffect, type RefObject} from 'react';

/** Everything that is neither the element, nor holds it, nor stands in it. */
function outsideOf(element: Element): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    outside.push(...(Array.from(inner.parentElement.children).filter((sibling) => sibling !== inner) as HTMLElement[]));
  }
  return outside;
}

/** Keeps focus in the element while it is open, closes it on Escape, and gives focus back to where it came from. */
export function useModal(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!open || !element) {
      return undefined;
    }
    const opener = document.activeElement as HTMLElement | null;
    const outside = outsideOf(element).filter((node) => !node.inert && node.getAttribute('role') !== 'presentation');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) {
        close();
      }
    };
    outside.forEach((node) => (node.inert = true));
    element.querySelector<HTMLElement>('button.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      outside.forEach((node) => (node.inert = false));
      opener?.focus();
    };
  }, [ref, open, close]);
}
