import {searchHost, type SearchHost} from '../../searchHost';

/** The target of a push and its credentials. */
export interface Credentials {
  appId: string;
  adminKey: string;
  indexName: string;
  /** The self-hosted service in place of Algolia. */
  host: SearchHost | undefined;
}

const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * The credentials of a push from the environment.
 * @throws Error that names the variables that are missing.
 */
export function readCredentials(env: NodeJS.ProcessEnv): Credentials {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`缺少环境变量 ${missing.join('、')}。只想看看会送出什么，用 npm run search:push -- --dry-run。`);
  }
  const [appId, adminKey, indexName] = NAMES.map((name) => env[name]!) as [string, string, string];
  return {appId, adminKey, indexName, host: env.ALGOLIA_HOST ? searchHost(env.ALGOLIA_HOST) : undefined};
}
