import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Workflow = {permissions: object; jobs: Record<string, {permissions?: Record<string, string>; steps: Step[]}>};

const workflow = load(readFileSync('.github/workflows/site.yml', 'utf8')) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

describe('the GitHub workflow', () => {
  it('reads the whole history wherever it checks out, because pages show dates', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(2);
    expect(checkouts.every((step) => step.with?.['fetch-depth'] === 0)).toBe(true);
  });

  it('pins each action by its commit, with the version beside it, and has no more rights than it needs', () => {
    const uses = readFileSync('.github/workflows/site.yml', 'utf8').match(/uses: .*/g)!;
    expect(uses).toHaveLength(6);
    expect(uses.filter((line) => !/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    expect(workflow.permissions).toEqual({contents: 'read'});
    expect(workflow.jobs.test!.permissions).toBeUndefined();
    expect(workflow.jobs.deploy!.permissions).toEqual({contents: 'read', pages: 'write', 'id-token': 'write'});
  });

  it('runs the tests, and checks what it deploys; no package runs code by being installed', () => {
    const runs = Object.fromEntries(Object.entries(workflow.jobs).map(([name, job]) => [name, job.steps.flatMap(({run}) => run ?? [])]));
    expect(runs).toEqual({
      test: ['git config --global --add safe.directory "$GITHUB_WORKSPACE"', 'npm ci --ignore-scripts', 'npm test'],
      deploy: ['npm ci --ignore-scripts', 'npm run build && npm run check:built'],
    });
  });
});

const HASHED = [
  '/assets/js/main.7832774e.js',
  '/assets/css/styles.60cbd105.css',
  '/assets/images/a-0f343b0931126a20f133d67c2b018a3b.png',
  '/assets/files/b-0f343b0931126a20f133d67c2b018a3b.csv',
];
const PLAIN = [
  '/assets/css/katex.min.css',
  '/assets/css/fonts/KaTeX_Main-Regular.woff2',
  '/docs/intro',
  '/index.html',
  '/sitemap.xml',
  '/sw.js',
  '/search/titles.json',
];

describe('caching', () => {
  const nginx = new RegExp(/"~(\^\/assets\/\(\?:js[^"]*)"\s+"[^"]*immutable"/.exec(readFileSync('deploy/nginx.conf', 'utf8'))![1]!);
  const patterns = [...readFileSync('static/_headers', 'utf8').matchAll(/^(\/\S+)\n +Cache-Control: [^\n]*immutable/gm)].map(
    ([, path]) => path!,
  );
  const headers = new RegExp(`^(?:${patterns.map((path) => path.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`);

  it.each(HASHED)('%s is kept for good', (path) => {
    expect(path).toMatch(nginx);
    expect(path).toMatch(headers);
  });

  it.each(PLAIN)('%s is asked for again', (path) => {
    expect(path).not.toMatch(nginx);
    expect(path).not.toMatch(headers);
  });
});

describe('security headers', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  const headers = Object.fromEntries(
    [...readFileSync('static/_headers', 'utf8').matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );

  it.each(['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'])(
    '%s is the same on every host',
    (name) => {
      expect(headers[name]).toBeTruthy();
      expect(nginx).toMatch(new RegExp(`add_header ${name} "?${headers[name]!.replace(/[()]/g, '\\$&')}"? always;`));
    },
  );

  it('no other site may frame a page', () => {
    expect(headers['Content-Security-Policy']).toBe("{policy}; frame-ancestors 'self'");
    const policies = [...nginx.matchAll(/^ +\S+ +"([^"]*frame-ancestors[^"]*)";$/gm)].map(([, policy]) => policy!);
    expect(policies).toHaveLength(3);
    expect(policies.every((policy) => policy.includes("frame-ancestors 'self'"))).toBe(true);
    expect(policies.filter((policy) => policy.includes('unsafe'))).toEqual([
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    ]);
  });
});
