import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {cacheKey} from '../../shared/build/bundler';
import {cuts} from './cuts';
import {isLean} from './isLean';
import collectGarbageAfterBundling from './mends/collectGarbageAfterBundling';
import imageLoader from './mends/imageLoader';
import postcssConfig from './mends/postcssConfig';

/** Cuts that this build does without, to measure what each saves (`npm run lean:table`). */
const left = () => process.env.LEAN_WITHOUT?.split(',') ?? [];

/**
 * Docusaurus minifies pages in threads, or with few pages or one core in its own process, which does not hear what a
 * configuration says of it: without the variable the same site would be written in two dialects of HTML.
 */
function requireBuildEnv(): void {
  if (process.env.NODE_ENV === 'production' && process.env.SKIP_HTML_MINIFICATION !== 'true') {
    throw new Error(
      '构建少了环境变量 SKIP_HTML_MINIFICATION（在 config/build.env 里） → 用 npm run build 构建，不要直接运行 docusaurus build',
    );
  }
}

/** Tells the client's code which client it is part of: `process.env.LEAN` is `on` or `off`. */
function leanFlag(_context: LoadContext): Plugin {
  return {
    name: 'lean-flag',
    configureWebpack(config, _isServer, {currentBundler}) {
      requireBuildEnv();
      const flag = isLean() ? 'on' : 'off';
      return {
        plugins: [new currentBundler.instance.DefinePlugin({'process.env.LEAN': JSON.stringify(flag)})],
        ...cacheKey(config, flag, left()),
      };
    },
  };
}

/** All that touches the inside of Docusaurus' client and build: what puts it right, and in a lean build what makes it smaller. */
export const lean = (): PluginConfig[] => [
  leanFlag,
  imageLoader,
  postcssConfig,
  collectGarbageAfterBundling,
  ...(isLean() ? cuts.filter(({name}) => !left().includes(name)).map(({plugin}) => plugin) : []),
];
