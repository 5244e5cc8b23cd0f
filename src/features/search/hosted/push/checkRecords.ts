import {Joi} from '@docusaurus/utils-validation';

/** The service refuses a larger record on its free plan: 10 kB of minified JSON. */
const MAX_BYTES = 10_000;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const text = Joi.string().required();
const number = Joi.number().required();

/** The record schema of DocSearch; other fields are allowed. */
const schema = Joi.object({
  objectID: text,
  url: text.uri({allowRelative: true}),
  type: Joi.valid(...LEVELS, 'content').required(),
  hierarchy: Joi.object(Object.fromEntries(LEVELS.map((level, n) => [level, n < 2 ? text : text.allow(null)]))).required(),
  content: Joi.when('type', {is: 'content', then: text, otherwise: Joi.valid(null).required()}),
  weight: Joi.object({pageRank: number, level: number, position: number}).required(),
  lang: text,
  docusaurus_tag: text,
}).unknown();

/** What is wrong with the records, one line each, with the address of the page; none when they can be sent. */
export function checkRecords(records: unknown[]): string[] {
  const seen = new Set<unknown>();
  return records.flatMap((record, index) => {
    const {url, objectID} = (record ?? {}) as Record<string, unknown>;
    const where = typeof url === 'string' ? url : `第 ${index + 1} 条记录`;
    const problems = [...fieldProblems(record), ...sizeProblem(record)];
    if (seen.has(objectID)) {
      problems.push(`objectID ${String(objectID)} 已经用过，两条记录会互相覆盖`);
    }
    seen.add(objectID);
    return problems.map((problem) => `${where}：${problem}`);
  });
}

function fieldProblems(record: unknown): string[] {
  const {error} = schema.required().validate(record, {abortEarly: false, convert: false});
  return (error?.details ?? []).map(({path, context}) => {
    const field = path.join('.') || '记录';
    return context?.value === undefined ? `缺少 ${field}` : `${field} 的值不对（现在是 ${JSON.stringify(context.value).slice(0, 80)}）`;
  });
}

function sizeProblem(record: unknown): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(record));
  return bytes > MAX_BYTES ? [`这条记录有 ${bytes} 字节，上限是 ${MAX_BYTES}：把这一节的长段落拆开`] : [];
}
