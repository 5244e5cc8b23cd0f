/** Where and when a tool printed a line: `main.cpp:5:28:`, `scan.cu(48):`, `File "train.py", line 42, in main`, `[2026-11-26 09:14:49]`. */
const PLACES = [
  /File "[^"\n]*", line \d+(?:, in \S+)?/g,
  /(?:^|[\s"'])(?!\S*:\/\/)[^\s"'()]*\.[a-z][\w+]{0,4}(?::\d+){1,2}:?(?!\S)/gi,
  /(?:^|[\s"'])[^\s"'()]*\.[a-z][\w+]{0,4}\(\d+(?:,\s?\d+)?\):?/gi,
  /\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?Z?\]?/g,
  /\[\d\d:\d\d:\d\d(?:[.,]\d+)?\]/g,
];
const SAYS_SOMETHING = /\p{L}{2}/u;

/** A pasted message without where and when it was printed, which is the reader's own; the text itself where nothing else would be left. */
export function withoutLogPlaces(text: string): string {
  const message = PLACES.reduce((rest, place) => rest.replace(place, ' '), text);
  return message !== text && SAYS_SOMETHING.test(message) ? message.trim() : text;
}
