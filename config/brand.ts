/** The mark in a square of 32, as SVG: two slanted strokes, parallel lanes and the sign that opens a comment. The pictures in static/img have the same. */
export const mark = '<path d="M10.6 4h5.6L8.6 28H3z" fill="var(--ink)"/><path d="M23.4 4H29l-7.6 24h-5.6z" fill="var(--cinnabar)"/>';

interface Wordmark {
  name: string;
  width: number;
  height: number;
  /** The `d` of an SVG path. */
  path: string;
}

/** The site's name in Noto Serif SC Bold (OFL-1.1), as outlines: it looks the same where no Song has a bold. Another name is text. */
export const wordmark: Wordmark | undefined = {
  name: '并行笔记',
  width: 424,
  height: 100,
  path: 'M4 52h74l7-8 1 1 3 2 4 3 4 3q0 2-3 2H4zm4-26h68l6-9 2 1 3 3 4 3 3 3v1l-2 1H9zm52 0h13v68l-3 2-7 1h-3zm-31 0h12v36l-3 10-6 10-11 8q-7 4-17 7l-1-1q8-4 13-9 6-5 8-11l4-12 1-12zM24 3l12 4 7 6q2 3 1 5l-1 5-4 2q-3 0-5-2l-2-7-4-6q-2-4-5-6zm40 0 17 4-2 2h-2l-9 9-10 9h-3l4-8 3-9zm71 21 15 8-2 1h-2l-10 10-12 10-13 9-1-1 7-9 8-10 6-10zm-1-21 14 9-2 1h-2l-9 7-10 7-12 6-1-1 9-9 8-10zm-8 43 5-6 10 4-3 2v48l-2 1-3 1-5 1h-2zm26-33h33l6-8 1 1 3 2 3 3 4 3q0 2-3 2h-46zm-6 23h42l6-8 1 1 3 2 4 3 3 4-2 1h-56zm30 1h12v45l-1 7q-1 3-5 5t-11 2l-1-5-2-3-4-2q-3-2-8-2v-2l1 1h19V37m107-18 9 3 5 4v4q0 2-2 3-1 2-3 2l-5-2-1-8zm4-12-1 2h-2l-9 16-10 12-2-1 4-9 3-12 2-12zm-44 11 9 4 4 5v5q0 2-2 3l-3 1-5-2q1-4-1-8zm60-9 1 1 3 2 3 3 4 3q-1 2-3 2h-38v-3h23zm-43 1h1l3 3 3 2 3 3q0 2-2 2h-31v-3h18zm-10-3-1 2h-3q-5 11-11 19t-14 14l-1-1 6-11 5-13 3-14zm19 35v38l1 2 4 1h23l2-1 2-1 2-3 3-6h1v10q3 0 4 2l1 3-1 3-4 2-8 1-13 1h-13l-10-1-4-3q-2-3-2-7V42zm22 4 1 1 5 3 5 3-1 2h-2l-69 7-1-3 57-5zm9 11 1 1 3 2 4 3 4 2q0 2-2 2l-89 9-1-3 75-7zm3-16h-3l-4-1-15 3-18 3-20 1-19 1v-2l18-3 19-3 17-5 14-4zm63-2 13 5h-2v36l1 3h29l2-1 1-1 3-4 3-8h1v13l4 2 1 2q0 2-2 3-1 2-4 2l-8 1-13 1h-14l-9-1q-4-1-5-3l-1-6V39m42 5v2h-34v-2zm-9-32 6-7 12 10-2 1-3 1v35l-2 1-4 1-4 1h-2V12zm8 0v3h-45l-1-3zm-69 69 6-3 9-5 10-6 1 1-5 6-6 9-9 9zm11-47 3 2v44l-10 5 5-5 1 6-2 5-2 3-8-13 4-3V34zm-8-2 5-6 10 8-2 1-3 1 1-1v4h-12zm-5-29q7 1 12 4 5 2 7 5l2 6q1 2-1 4l-3 3-6-2-3-7-4-6-5-6zm11 29v2h-19l-1-2z',
};
