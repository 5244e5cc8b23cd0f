/** The body of a chapter with the alternative text in place of pictures that the site lacks; the build has told the author of them. */
export const withoutPictures = (body: string, missing: ReadonlySet<string>): string =>
  body.replace(/<img src="([^"]+)"[^>]* alt="([^"]*)"\/>/g, (image, file: string, alt: string) => (missing.has(file) ? alt : image));
