import {Joi} from '@docusaurus/utils-validation';
import leven from 'leven';
import {sections} from './sections';

/** What is wrong with one field, and how to put it right. */
export type FieldProblem = {field: string; message: string; fix: string};

const DIFFICULTIES = ['入门', '进阶', '深入'] as const;

/** For each field what it has to be, and an example of right. */
const HELP: Record<string, [message: string, example: string]> = {
  title: ['要写标题', '变基'],
  description: [
    '要用一句话说读者读完能做什么，40–90 个字符',
    '看懂快进合并与三方合并，把一次冲突从预演、定位、解决到验证完整走一遍，并知道随时怎样退出',
  ],
  tags: ['要写 1–6 个互不相同的标签', '[Git, 分支, 合并]'],
  asked_as: ['要列出 1–6 种别的问法，互不相同，每种 2–40 个字符', '[快排, 程序跑着跑着卡死]'],
  sidebar_position: ['要写它在侧边栏里的次序，一个数', '3'],
  sidebar_label: ['要是一个短名', '变基'],
  difficulty: [`要是 ${DIFFICULTIES.join('、')} 之一`, '入门'],
  prerequisites: ['要列出先读哪些笔记：docs/ 下现有的路径，不带扩展名，不含本篇；没有就写 []', '[Linux/Git速查/01 基础配置]'],
  next_because: ['要用一句话说为什么接着读下一篇，10–60 个字符', '快速排序替它兜底的那个：从不退化，为什么反倒不作首选？'],
  verified: ['要写何时、用什么跑过代码', '{date: 2026-11-21, env: "git 2.39.5，Debian 12"}'],
  ages: ['要是多少个月以后可能过时，3 到 60 的整数', '12'],
  authors: ['要写 blog/authors.yml 里的作者', '[owner]'],
  date: ['要写发布日期', '2026-11-21'],
  slug: ['要是一段路径', '/2024/7/1/Mermaid'],
  card: ['要是一句话，8–60 个字符，印在分享用的图上', '五万个整数，打乱的一眨眼排好'],
  image: ['要是一张图的路径', './_页名/card.png'],
  keywords: ['要是一列词', '[CUDA, 线程束]'],
  draft: ['要是 true 或 false', 'true'],
  unlisted: ['要是 true 或 false', 'true'],
  hide_table_of_contents: ['要是 true 或 false', 'true'],
  last_update: ['要有 date', '{date: 2026-11-21}'],
};

const characters = (text: string) => [...text].length;

const day = Joi.alternatives(Joi.date(), Joi.string().pattern(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const words = Joi.array().items(Joi.string());

/** Fields that every page has, and those of Docusaurus that some need besides. */
const common = {
  title: Joi.string().required(),
  description: Joi.string()
    .required()
    .custom((text: string, helpers) => (characters(text) >= 40 && characters(text) <= 90 ? text : helpers.error('any.invalid'))),
  tags: words.min(1).max(6).unique().required(),
  /** What readers would type who do not know the page's own words. */
  asked_as: Joi.array().items(Joi.string().min(2).max(40)).min(1).max(6).unique(),
  slug: Joi.string(),
  /** On the picture that stands for the page where it is shared; without it, the first sentence of the text. */
  card: Joi.string().min(8).max(60),
  image: Joi.string(),
  keywords: words,
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
  hide_table_of_contents: Joi.boolean(),
  last_update: Joi.object({date: day.required(), author: Joi.string()}),
};

const post = Joi.object({...common, authors: words.min(1).required(), date: day.required()});

const isTechnical = (id: string) => sections.some((section) => section.isTechnical && id.startsWith(`${section.folder}/`));

type DocContext = {id: string; ids: ReadonlySet<string>};

function doc({id, ids}: DocContext): Joi.ObjectSchema {
  const need = (schema: Joi.Schema) => (isTechnical(id) ? schema.required() : schema);
  return Joi.object({
    ...common,
    sidebar_position: Joi.number().required(),
    sidebar_label: Joi.string(),
    /** Why to go on with the next note; without it the next note's own description stands in. */
    next_because: Joi.string().min(10).max(60),
    ages: Joi.number().integer().min(3).max(60),
    difficulty: need(Joi.valid(...DIFFICULTIES)),
    prerequisites: need(Joi.array().items(Joi.valid(...[...ids].filter((other) => other !== id)))),
    verified: need(Joi.object({date: day.required(), env: Joi.string().required()})),
  });
}

/** All that is wrong with the front matter of a doc. */
export const checkDoc = (data: object, context: DocContext) => check(doc(context), data);

/** All that is wrong with the front matter of a blog post. */
export const checkPost = (data: object) => check(post, data);

function check(schema: Joi.ObjectSchema, data: object): FieldProblem[] {
  const {error} = schema.validate(data, {abortEarly: false, convert: false});
  const problems = (error?.details ?? []).map(({path, type, context}) => {
    const field = String(path[0]);
    return type === 'object.unknown' && path.length === 1
      ? unknownField(field, Object.keys(schema.describe().keys as object))
      : wrongField(field, path.length > 1 || typeof context?.value === 'string' ? context?.value : undefined);
  });
  // One field, one problem: two broken items of a list have the same remedy.
  return problems.filter(({field}, index) => problems.findIndex((other) => other.field === field) === index);
}

function unknownField(field: string, known: string[]): FieldProblem {
  const near = known.find((name) => leven(name, field) <= 2);
  return {field, message: `不认识的字段 ${field}`, fix: near ? `是不是 ${near}？` : `删去它；可用的有 ${known.join('、')}`};
}

function wrongField(field: string, value: unknown): FieldProblem {
  const [message, example] = HELP[field]!;
  const now =
    field === 'description' && typeof value === 'string'
      ? `（现有 ${characters(value)} 个）`
      : value === undefined
        ? ''
        : `（现在是 ${JSON.stringify(value)}）`;
  return {field, message: `${field} ${message}${now}`, fix: `例如 ${field}: ${example}`};
}
