/**
 * The path of a file as a link or an image of Markdown spells it, with what is encoded decoded, as Docusaurus does. A percent
 * sign that encodes nothing stays as it is.
 */
export const filePath = (url: string): string =>
  url.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
