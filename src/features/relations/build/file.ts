import path from 'node:path';

/** The folder, below the site's generated files, that holds the relations of each note. */
const FOLDER = '.docusaurus/relations/default';

/** The name of the data of a note. */
export const dataName = (id: string): string => `${id}.json`;

/** The file of the relations of a note, of the site in the working folder. */
export const relationsFile = (id: string): string => path.resolve(FOLDER, dataName(id));
