/** The characters that no XML document may have, not even as references (XML 1.0, 2.2). */
export const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** The text without them: feeds are XML, and what authors paste from a terminal has control characters in it. */
export const xmlText = (text: string): string => text.replace(NOT_IN_XML, '');
