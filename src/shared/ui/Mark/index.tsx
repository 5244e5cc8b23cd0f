import {type ReactNode} from 'react';

/** The mark: two slanted strokes, parallel lanes and the sign that opens a comment. */
export default function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M10.6 4h5.6L8.6 28H3z" fill="var(--ink)" />
      <path d="M23.4 4H29l-7.6 24h-5.6z" fill="var(--cinnabar)" />
    </svg>
  );
}
