interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the card and the term, and between the card and the edges of the window. */
const GAP_PX = 8;

/** Where the card stands: below the term where there is room, else above, and inside the window; it never covers the term. */
export function place(term: Box, card: Size, view: Size): {left: number; top: number} {
  const below = term.bottom + GAP_PX;
  const above = term.top - GAP_PX - card.height;
  return {
    left: Math.max(GAP_PX, Math.min(term.left, view.width - card.width - GAP_PX)),
    top: below + card.height + GAP_PX <= view.height || above < GAP_PX ? below : above,
  };
}
