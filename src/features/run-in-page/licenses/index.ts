import path from 'node:path';

/** The interpreter that runs Python in the page is published as it is, and the bundler does not see it: a folder each, with a license, like a package's of npm. */
export const INTERPRETER_PACKAGES = ['pyodide', 'cpython'].map((name) => path.join(__dirname, name));
