/** The text in lower case and half width, at the same length, so that offsets in it are offsets in the original. */
export function fold(text: string): string {
  return text.replace(/[^ -@[-\u007e\u3001-\uff00]/g, (char) => {
    const lower = halfWidth(char).toLowerCase();
    return lower.length === 1 ? lower : char;
  });
}

function halfWidth(char: string): string {
  if (char === '\u3000' || char === '\u00a0') {
    return ' ';
  }
  return char >= '\uff01' && char <= '\uff5e' ? String.fromCharCode(char.charCodeAt(0) - 0xfee0) : char;
}

/** A folded text without spaces, because spacing between Chinese and Latin varies. */
export const squeeze = (folded: string): string => folded.replace(/\s+/g, '');
