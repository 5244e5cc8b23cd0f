/** The discussions of a GitHub repository, as giscus asks for them. */
export interface CommentsConfig {
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
}

/** Where giscus shows them. */
export const GISCUS = 'https://giscus.app';

const NAMES = ['GISCUS_REPO', 'GISCUS_REPO_ID', 'GISCUS_CATEGORY', 'GISCUS_CATEGORY_ID'] as const;

/**
 * Comments below notes and posts, from the environment (https://giscus.app tells the four values); none without them.
 * @throws Error that names what is missing when only some of them are set.
 */
export function commentsFrom(env: Partial<Record<(typeof NAMES)[number], string>>): CommentsConfig | undefined {
  const {GISCUS_REPO: repo, GISCUS_REPO_ID: repoId, GISCUS_CATEGORY: category, GISCUS_CATEGORY_ID: categoryId} = env;
  if (repo && repoId && category && categoryId) {
    return {repo, repoId, category, categoryId};
  }
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length < NAMES.length) {
    throw new Error(
      `评论的设置不完整，缺少环境变量 ${missing.join('、')}：四个都设置（https://giscus.app 会给出），或者都去掉（没有评论）。`,
    );
  }
  return undefined;
}
