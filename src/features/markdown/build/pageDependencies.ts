import {globSync} from 'tinyglobby';
import type {Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../../shared/build/bundler';
import {plainLines} from '../../../shared/build/readText';
import {addDependencies} from './addDependencies';
import {tellCompileErrors} from './compileErrors';
import {withoutEndlessWait} from './crossCompilerCache';

/** What turns Markdown into pages: a change here makes the bundler's stored results worthless. */
const TRANSFORMS = [
  'src/features/*/build/**/*.{ts,json}',
  'src/features/glossary/*',
  'src/features/tags/tags.txt',
  'src/features/markdownPlugins.ts',
  'src/features/run-in-page/*.ts',
  'src/features/run-in-page/modules/modules.json',
  'src/features/run-in-page/modules/python.json',
  'src/features/players/algorithms/**/*.ts',
  'src/shared/markdown/**/*.ts',
];

/** Rebuilds pages when the drawings, data and programs beside them change, also across persistent caches. */
export default function markdownDependencies(): Plugin {
  const compilers = process.env.NODE_ENV === 'production' ? withoutEndlessWait() : undefined;
  return {
    name: 'markdown-dependencies',
    configureWebpack(config, isServer) {
      cacheDependsOn(config, ...globSync(TRANSFORMS, {cwd: process.cwd(), absolute: true}));
      return {
        // Once: the server's compiler is given what the client's has made.
        plugins: [...(isServer ? [] : [tellCompileErrors]), ...(compilers ? [compilers.plugin] : [])],
        module: {rules: [transformRule(/\.mdx?$/i, (source, module) => addDependencies(plainLines(source), module), {enforce: 'pre'})]},
      };
    },
    async postBuild() {
      compilers?.done();
    },
  };
}
