/** Classes of characters, for the brackets of a regular expression with the flag `u`. */

/** Punctuation as wide as a Han character. */
export const FULL_WIDTH = '\\u3001-\\u3003\\u3008-\\u3011\\u3014-\\u301f\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65';
export const HAN = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
/** Punctuation that Chinese and Latin text share. */
export const SHARED = '“”‘’—…·';
