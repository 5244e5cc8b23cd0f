declare module '@generated/codeTranslations?search' {
  const words: Record<string, string>;
  export default words;
}
