import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {constants, setPriority, tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {buildNotes, copySite, digests, looksDone, writeNotes, type Notes} from '../tests/build/elsewhere';
import {record} from '../src/features/search/tests/record';
import {ADMIN_KEY, startService} from '../src/features/search/tests/service';
import {createIndex} from '../src/features/search/hosted/server/createIndex';
import type {Indexes} from '../src/features/search/hosted/server/types';

/** Kills builds and pushes, each kind this often while it is at work, spread over the time that one takes; the run after each has to be right. */
const KILLS = Number(process.argv[2] ?? 20);
const RECORDS = 5000;
/** A kill comes up to so long after a request arrived: it hits now the request, now its answer, now what follows. */
const MOMENT_MS = 10;
const TSX = pathToFileURL(createRequire(__filename).resolve('tsx')).href;

const at = (kill: number, wholeMs: number) => ((kill + Math.random()) / KILLS) * wholeMs;

function must(isRight: boolean, message: string): void {
  if (!isRight) {
    throw new Error(message);
  }
}

/** Two editions of a small site, so that what an earlier build left can be told from what the next one wrote. */
const edition = (name: string): Notes => ({
  'intro.md': `---\ntitle: 开始\ndescription: ${name}\n---\n\n${name}\n\n$$a^2$$\n`,
  ...Object.fromEntries(
    Array.from({length: 8}, (_, n) => [
      `note${n}.md`,
      `---\ntitle: 第 ${n} 篇\ndescription: ${name}\n---\n\n## ${name}\n\n\`\`\`cpp\nint n = ${n};\n\`\`\`\n`,
    ]),
  ),
});
/** What a build says when it has read the site and begins to make it, and at the end. */
const BEGINS = 'Creating an optimized production build';
const ENDS = '[SUCCESS]';
const EDITIONS = [edition('甲'), edition('乙')];

async function builds(folder: string): Promise<void> {
  const [site, elsewhere] = [path.join(folder, 'site'), path.join(folder, 'else/where')];
  [site, elsewhere].forEach(copySite);
  const wanted = [];
  for (const notes of EDITIONS) {
    writeNotes(elsewhere, notes);
    const {status, outDir, output} = await buildNotes(elsewhere);
    must(status === 0, output);
    wanted.push(digests(outDir));
  }
  const started = Date.now();
  writeNotes(site, EDITIONS[0]!);
  must((await buildNotes(site, {warm: true})).status === 0, '第一次构建没有成功');
  const wholeMs = Date.now() - started;
  const left = {没有构建: 0, 半个构建: 0, 上一次的: 0, 这一次的: 0};
  let [tries, kill] = [0, 0];
  for (let building = 0; building < KILLS; tries += 1) {
    const [now, before] = [tries % 2, (tries + 1) % 2];
    writeNotes(site, EDITIONS[now]!);
    const {status, outDir, output} = await buildNotes(site, {warm: true, killAfterMs: at(tries % KILLS, wholeMs)});
    if (status === null) {
      kill += 1;
      building += output.includes(BEGINS) && !output.includes(ENDS) ? 1 : 0;
      const found = existsSync(outDir) ? digests(outDir) : {};
      const is =
        Object.keys(found).length === 0
          ? '没有构建'
          : !looksDone(outDir)
            ? '半个构建'
            : isDeepStrictEqual(found, wanted[now])
              ? '这一次的'
              : '上一次的';
      must(is !== '上一次的' || isDeepStrictEqual(found, wanted[before]), `第 ${kill} 次杀掉以后，build/ 看上去做完了，其实没有`);
      left[is] += 1;
    }
    const next = await buildNotes(site, {warm: true});
    must(next.status === 0, `第 ${kill} 次杀掉以后的构建失败了：\n${next.output}`);
    must(isDeepStrictEqual(digests(next.outDir), wanted[now]), `第 ${kill} 次杀掉以后的构建不对`);
    process.stdout.write('.');
  }
  console.log(
    `\n构建（${wholeMs} ms）：试了 ${tries} 次，杀掉了 ${kill} 次，其中 ${KILLS} 次正在编译和写页面，其余还在读配置与内容；留下 ${Object.entries(
      left,
    )
      .map(([what, count]) => `${what} ${count}`)
      .join('、')}；每一次之后的构建逐字节相同`,
  );
}

const OLD = [record('/old', '旧')];
const NEW = Array.from({length: RECORDS}, (_, n) => record(`/page-${n}`, `页 ${n}`));

async function pushes(folder: string): Promise<void> {
  const indexes: Indexes = new Map();
  const service = await startService(indexes);
  mkdirSync(path.join(folder, 'build/search'), {recursive: true});
  writeFileSync(path.join(folder, 'build/search/records.json'), JSON.stringify(NEW));
  let said = '';
  /** @param killAt the request at whose arrival, or a moment later, the push is killed */
  const push = (killAt?: number) =>
    new Promise<number | null>((resolve) => {
      const child = spawn(process.execPath, ['--import', TSX, path.resolve('scripts/search-push.ts')], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          PATH: process.env.PATH,
          ALGOLIA_APP_ID: 'APP',
          ALGOLIA_ADMIN_API_KEY: ADMIN_KEY,
          ALGOLIA_INDEX_NAME: 'notes',
          ALGOLIA_HOST: service.address,
        },
      });
      said = '';
      child.stderr.on('data', (text) => (said += String(text)));
      let requests = 0;
      service.fault = () => {
        requests += 1;
        if (requests === killAt) {
          setTimeout(() => child.kill('SIGKILL'), Math.random() * MOMENT_MS);
        }
        return undefined;
      };
      child.on('close', resolve);
    });
  must((await push()) === 0, `第一次推送没有成功：\n${said}`);
  const requests = service.calls.length;
  const left = {旧的: 0, 新的: 0};
  let sending = 0;
  for (let kill = 0; kill < KILLS;) {
    indexes.clear();
    indexes.set('notes', createIndex(OLD));
    if ((await push(1 + Math.floor((kill * requests) / KILLS))) === null) {
      kill += 1;
      const count = indexes.get('notes')?.records.length;
      must(count === OLD.length || count === NEW.length, `第 ${kill} 次杀掉以后，索引里有 ${count} 条`);
      left[count === OLD.length ? '旧的' : '新的'] += 1;
      sending += indexes.size > 1 ? 1 : 0;
    }
    must((await push()) === 0, `第 ${kill} 次杀掉以后的推送没有成功：\n${said}`);
    must(indexes.get('notes')?.records.length === NEW.length, `第 ${kill} 次杀掉以后的推送不完整`);
    process.stdout.write('.');
  }
  service.stop();
  must(sending > 0, '没有一次是在送记录时杀掉的');
  console.log(
    `\n推送（${requests} 个请求）：在请求到达的 ${KILLS} 处杀掉（${sending} 次新记录已经送了一部分），读者搜到${Object.entries(left)
      .map(([what, count]) => `${what} ${count} 次`)
      .join('、')}，没有一次是半份；每一次之后的推送都完整`,
  );
}

async function main(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const folder = mkdtempSync(path.join(tmpdir(), 'interrupted-'));
  try {
    await pushes(path.join(folder, 'push'));
    await builds(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

void main();
