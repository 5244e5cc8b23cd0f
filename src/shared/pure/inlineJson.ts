/** The value as JSON that can stand in an inline script: no text in it can end the script. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
