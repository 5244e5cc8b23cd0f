interface CachedConfig {
  experiments?: {cache?: {version: string}};
}

/** For `configureWebpack`: the persistent cache notices neither changed aliases nor the environment (SITE_URL, BASE_URL …); such parts of a plugin join its key. */
export function cacheKey(config: object, ...parts: unknown[]) {
  const version = (config as CachedConfig).experiments?.cache?.version;
  return version && {experiments: {cache: {version: [version, JSON.stringify(parts)].join(' ')}}};
}
