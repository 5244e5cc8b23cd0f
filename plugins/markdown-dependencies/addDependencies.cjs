const path = require('node:path');

const NAMED_FILES = [/\bfile="([^"]+)"/g, /^\s*csv:\s*["']?([^\s"']+)/gm, /\]\(([^\s)]+\.svg)/g];

/** Tells the bundler which files a page takes in, so that a change to one of them rebuilds the page. */
module.exports = function addDependencies(source) {
  const names = NAMED_FILES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name));
  for (const name of names.filter((one) => !/^(?:[a-z]+:|\/)/i.test(one))) {
    const base = name.startsWith('@site/') ? this.rootContext : this.context;
    this.addDependency(path.resolve(base, decodeURIComponent(name.replace(/^@site\//, ''))));
  }
  return source;
};
