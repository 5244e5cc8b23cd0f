declare global {
  interface DOMStringMap {
    /** On `<html>`, from upstream's script before the first paint on. */
    themeChoice: string;
  }
}

/** The class that src/features/colour-mode/theme/ColorModeToggle gives to the button. */
const TOGGLE = '.colour-toggle';

/** The choice that follows each, as upstream's ColorModeToggle has it where the system's preference is respected. */
const NEXT: Record<string, string> = {system: 'light', light: 'dark', dark: 'system'};

/**
 * The colour toggle works before the app does. It is served disabled (without script it can do nothing); the app reads
 * what is written here when it starts.
 */
export function workColourToggle(followsSystem: boolean, isTaken: () => boolean): void {
  addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll<HTMLButtonElement>(TOGGLE).forEach((button) => (button.disabled = false)),
  );
  addEventListener('click', onClick, true);
  // A choice made in another tab.
  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && !isTaken()) {
      show(newValue ?? (followsSystem ? 'system' : 'light'));
    }
  });

  function show(choice: string): void {
    const {dataset} = document.documentElement;
    dataset.themeChoice = choice;
    dataset.theme = choice === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : choice;
  }

  function onClick(event: Event): void {
    if (isTaken() || !(event.target as Element).closest(TOGGLE)) {
      return;
    }
    event.stopImmediatePropagation();
    const {dataset} = document.documentElement;
    const choice = followsSystem ? NEXT[dataset.themeChoice]! : dataset.theme === 'dark' ? 'light' : 'dark';
    show(choice);
    try {
      if (choice === 'system') {
        localStorage.removeItem('theme');
      } else {
        localStorage.theme = choice;
      }
    } catch {
      // Not kept for the next page; this one has its colours.
    }
  }
}
