import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';

type Step = {uses?: string; run?: string; if?: string; with?: Record<string, unknown>};
type Job = {needs?: string | string[]; permissions?: Record<string, string>; strategy?: {matrix: {part?: string[]}}; steps: Step[]};
type Workflow = {permissions: object; jobs: Record<string, Job>};

const FILES = ['.github/workflows/site.yml', '.github/workflows/nightly.yml'];
const workflow = (file: string) => load(readFileSync(file, 'utf8')) as Workflow;
const [site, nightly] = FILES.map(workflow) as [Workflow, Workflow];
const runs = (job: Job) => job.steps.flatMap(({run}) => run ?? []);
const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}).scripts;

describe.each(FILES)('the GitHub workflow %s', (file) => {
  const jobs = Object.values(workflow(file).jobs);

  it('reads the whole history wherever it checks out, because pages show dates', () => {
    const checkouts = jobs.flatMap(({steps}) => steps.filter(({uses}) => uses?.startsWith('actions/checkout@')));
    expect(checkouts).toHaveLength(jobs.filter((job) => runs(job).length > 0).length);
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.every((step) => step.with?.['fetch-depth'] === 0)).toBe(true);
  });

  it('pins each action by its commit, with the version beside it, and lets no package run code by being installed', () => {
    const uses = readFileSync(file, 'utf8').match(/uses: .*/g)!;
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const installs = jobs.flatMap(runs).filter((run) => /npm (?:ci|install)/.test(run));
    expect(installs.length).toBeGreaterThan(0);
    expect(installs.filter((run) => run !== 'npm ci --ignore-scripts')).toEqual([]);
  });
});

describe("the parts of the site's workflow", () => {
  it('have no more rights than they need', () => {
    expect(site.permissions).toEqual({contents: 'read'});
    expect(nightly.permissions).toEqual({contents: 'read'});
    const granted = Object.entries(site.jobs).flatMap(([name, {permissions}]) => (permissions ? [[name, permissions]] : []));
    expect(Object.fromEntries(granted)).toEqual({
      build: {contents: 'read', pages: 'read'},
      deploy: {pages: 'write', 'id-token': 'write'},
    });
  });

  it('run together what npm test runs', () => {
    const steps = (line: string) =>
      line.split(' && ').flatMap((command) => command.replace('tsx scripts/side-by-side.ts', 'npm run').split(' ').slice(2));
    // On one machine they follow each other: both write the files of a build into one folder (.docusaurus).
    const whole = steps(scripts.test!).flatMap((name) => (name === 'test:builds' ? steps(scripts[name]!) : [name]));
    expect(whole).toContain('test:static');
    const {build, check, browser} = site.jobs;
    expect(runs(build!).join('\n')).toContain('npm run test:site');
    expect(runs(browser!).join('\n')).toContain('npx playwright test ${{ matrix.part }}');
    const isEngines = (part: string) => `playwright test ${part}` === scripts['test:engines'];
    const shards = [...browser!.strategy!.matrix.part!].filter((part) => !isEngines(part)).sort();
    // A new site has no tests in other engines (scripts/site/createSite.ts).
    const engines = scripts['test:engines'] ? ['test:engines'] : [];
    expect(browser!.strategy!.matrix.part!.filter(isEngines)).toHaveLength(engines.length);
    expect(shards).toEqual(shards.map((_, at) => `--shard=${at + 1}/${shards.length}`));
    const parts = check!.strategy!.matrix.part!.flatMap((part) => part.split(' '));
    expect([...parts, 'setup:tests', 'test:site', 'test:e2e', ...engines].sort()).toEqual([...whole].sort());
  });

  it('deploy the one build that was checked and looked at, after all of them', () => {
    const built = Object.values(site.jobs).filter((job) => job.steps.some(({uses}) => uses?.includes('/upload-pages-artifact@')));
    expect(built).toEqual([site.jobs.build]);
    const {deploy} = site.jobs;
    expect(runs(deploy!)).toEqual([]);
    expect([...(deploy!.needs as string[])].sort()).toEqual(
      Object.keys(site.jobs)
        .filter((name) => name !== 'deploy')
        .sort(),
    );
  });
});

const HASHED = [
  '/assets/js/main.7832774e.js',
  '/assets/css/styles.60cbd105.css',
  '/assets/images/a-0f343b0931126a20f133d67c2b018a3b.png',
  '/assets/files/b-0f343b0931126a20f133d67c2b018a3b.csv',
  '/run/shortest-0123abcd.wasm.gz',
  '/run/pyodide-core-0123abcd.js',
  '/run/sched-0123abcd.py',
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
  const nginx = new RegExp(/"~(\^\/\(\?:assets[^"]*)"\s+"[^"]*immutable"/.exec(readFileSync('deploy/nginx.conf', 'utf8'))![1]!);
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
  const rules = readFileSync('static/_headers', 'utf8').split(/\n(?=\/)/);
  /** What a rule of `_headers` says, by its path. */
  const headersOf = (path: string) => {
    const rule = rules.find((text) => text.startsWith(`${path}\n`)) ?? '';
    return Object.fromEntries([...rule.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name, value]) => [name!, value!]));
  };
  const headers = headersOf('/*');

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
    expect(policies).toHaveLength(4);
    expect(policies.every((policy) => policy.includes("frame-ancestors 'self'"))).toBe(true);
    expect(policies.filter((policy) => policy.includes('unsafe'))).toEqual([
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'self'",
    ]);
  });

  it.each(['worker', 'python'])('the worker that runs programs (%s) may compile WebAssembly, and ask nobody', (name) => {
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
    expect(headersOf(`/assets/js/run-${name}.*`)).toEqual({'Content-Security-Policy': policy});
    expect(nginx).toContain(`"~^/assets/js/run-(?:worker|python)\\."  "${policy}; frame-ancestors 'self'"`);
    expect(nginx.indexOf('assets/js/run-(?:')).toBeLessThan(nginx.indexOf('"~^/assets/js/"'));
  });
});
