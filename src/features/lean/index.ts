import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {cacheKey} from '../../shared/build/bundler';
import {cuts} from './cuts';
import {isLean} from './isLean';
import collectGarbageAfterBundling from './mends/collectGarbageAfterBundling';
import imageLoader from './mends/imageLoader';
import postcssConfig from './mends/postcssConfig';

/** Cuts to leave out, to measure what each saves (`npm run lean:table`). */
const left = () => process.env.LEAN_WITHOUT?.split(',') ?? [];

/**
 * Docusaurus minifies pages in threads, or with few pages or one core in its own process, which does not
 * get the configuration's value: without the variable the same site would be minified in two ways.
 */
function requireBuildEnv(): void {
  if (process.env.NODE_ENV === 'production' && process.env.SKIP_HTML_MINIFICATION !== 'true') {
    throw new Error(
      '构建少了环境变量 SKIP_HTML_MINIFICATION（在 config/build.env 里） → 用 npm run build 构建，不要直接运行 docusaurus build',
    );
  }
}

/** Defines `process.env.LEAN` (`on` or `off`) in the client's code. */
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

/** Changes to Docusaurus' client and build: fixes (mends/), and in a lean build reductions (cuts/). */
export const lean = (): PluginConfig[] => [
  leanFlag,
  imageLoader,
  postcssConfig,
  collectGarbageAfterBundling,
  ...(isLean() ? cuts.filter(({name}) => !left().includes(name)).map(({plugin}) => plugin) : []),
];
