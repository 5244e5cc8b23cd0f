import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

type Configured = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
type WebpackPluginInstance = NonNullable<Configured['plugins']>[number];

/** The bundler's own types: Docusaurus declares webpack's, which Rspack follows only in part. */
export type Compiler = InstanceType<typeof rspack.Compiler>;

/** A plugin of the bundler, of the type that Docusaurus' `configureWebpack` asks for. */
export const bundlerPlugin = (apply: (compiler: Compiler) => void) => ({apply}) as unknown as WebpackPluginInstance;

/** What a transform may ask of the bundler about the module it is given. */
export interface TransformContext {
  /** The folder of the module. */
  context: string;
  resourcePath: string;
  resourceQuery: string;
  rootContext: string;
  /** The module is made anew when this file changes. */
  addDependency: (file: string) => void;
}

/** The text of a module, rewritten. */
export type Transform = (source: string, module: TransformContext) => string;

/**
 * A rule of `configureWebpack` that rewrites modules by a function. `resource` in place of `test`, because Docusaurus takes
 * every rule with a `test` for .mdx for one that compiles pages.
 */
export const transformRule = (resource: RegExp, transform: Transform, more: object = {}) => ({
  resource,
  use: [{loader: path.join(__dirname, 'transformLoader.cjs'), options: {transform}}],
  ...more,
});

interface CachedConfig {
  experiments?: {cache?: {version: string; buildDependencies: string[]}};
}

/**
 * For `configureWebpack`: the bundler's persistent cache notices neither changed aliases nor the environment (SITE_URL,
 * BASE_URL …); such parts of a plugin join its key.
 */
export function cacheKey(config: object, ...parts: unknown[]) {
  const version = (config as CachedConfig).experiments?.cache?.version;
  return version && {experiments: {cache: {version: [version, JSON.stringify(parts)].join(' ')}}};
}

/** For `configureWebpack`: the bundler's persistent cache is dropped when one of these files changes, such as the code of a transform. */
export function cacheDependsOn(config: object, ...files: string[]): void {
  (config as CachedConfig).experiments?.cache?.buildDependencies.push(...files);
}
