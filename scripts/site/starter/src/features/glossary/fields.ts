/** A field of the glossary: its heading and anchor on /glossary, and the docs (by the beginnings of their ids) whose text its terms are marked in. */
export interface Field {
  name: string;
  title: string;
  marked: string[];
}

/** In the order of the glossary page. A word means one thing within its field's pages. */
export const FIELDS: Field[] = [];
