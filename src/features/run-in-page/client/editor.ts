/** A listing that is being changed. */
export type Editor = {
  text: () => string;
  focus: () => void;
  /** The page's own listing again. */
  close: () => void;
};

const NAME = '程序：改好以后按“运行”或 Ctrl+Enter';

/** Puts a field with the program in the place of its listing. Tab leaves it, as it leaves every field. @param onRun called at Ctrl+Enter */
export function openEditor(listing: HTMLElement, code: string, onRun: () => void): Editor {
  const field = document.createElement('textarea');
  field.className = 'run-edit';
  field.value = code;
  field.spellcheck = false;
  field.wrap = 'off';
  field.setAttribute('aria-label', NAME);
  field.setAttribute('aria-keyshortcuts', 'Control+Enter');
  field.setAttribute('autocapitalize', 'off');
  field.setAttribute('autocomplete', 'off');
  const fit = () => (field.rows = field.value.split('\n').length + 1);
  fit();
  field.addEventListener('input', fit);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) {
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      onRun();
    } else if (!event.shiftKey && !event.altKey) {
      event.preventDefault();
      // Deprecated, and the only way that leaves the browser's undo as it is.
      document.execCommand('insertText', false, `\n${indentAt(field)}`);
    }
  });
  listing.querySelector('pre')!.after(field);
  listing.dataset.edited = '';
  return {
    text: () => field.value,
    focus: () => field.focus({preventScroll: true}),
    close: () => {
      field.remove();
      delete listing.dataset.edited;
    },
  };
}

/** How the next line begins: as the one with the caret does, one step further after a colon. */
function indentAt({value, selectionStart}: HTMLTextAreaElement): string {
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  return /^[ \t]*/.exec(line)![0] + (/:\s*(?:#.*)?$/.test(line) ? '    ' : '');
}
