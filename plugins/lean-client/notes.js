/**
 * Reads the table of notes that leanTables.cjs writes.
 *
 * @param {string} base what stands before an id in its path
 * @param {string} table
 */
export const readNotes = (base, table) =>
  table.split('\n\n').flatMap((group) => {
    const [sidebar, ...lines] = group.split('\n');
    return lines.map((line) => {
      const [id, content] = line.split('\t');
      return {id, path: base + id, sidebar, content};
    });
  });

/** As `routesChunkNames` has them: all have the same parts but for the content. */
export const chunkNames = (notes, parts) => Object.fromEntries(notes.map(({path, content}) => [`${path}-0`, {...parts, content}]));
