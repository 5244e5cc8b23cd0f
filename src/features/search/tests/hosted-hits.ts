interface Heading {
  id: string;
  lvl0: string;
  lvl1: string;
  lvl2?: string;
  content?: string;
}

/** The published address of the indexed site: not the one the tests run on. */
const ORIGIN = 'https://published.example';

/** An index of the stand-in: three groups, the first with more hits than a group shows. */
const HEADINGS: Heading[] = [
  ...Array.from({length: 7}, (_, n) => ({id: `sort-${n}`, lvl0: '数据结构', lvl1: `排序 ${n}`})),
  {id: 'sort-0-stable', lvl0: '数据结构', lvl1: '排序 0', lvl2: '稳定排序'},
  {id: 'git', lvl0: 'Linux', lvl1: '排序 git log'},
  {id: 'git-order', lvl0: 'Linux', lvl1: '排序 git log', lvl2: '按时间排序', content: '用 --date-order 排序'},
  {id: 'orphan', lvl0: 'CUDA', lvl1: '归约', lvl2: '块内归约', content: '孤儿段落：它的页面不在结果里'},
  {id: 'template', lvl0: 'CUDA', lvl1: 'thrust::sort<T> 与 <img src=x onerror=alert(1)>'},
];

/** Answers like the hosted service: every heading whose texts hold the query, with the query marked. */
export function respond(requests: Record<string, unknown>[]): object {
  return {
    results: requests.map(({query, hitsPerPage = 20, page = 0}) => {
      const found = HEADINGS.filter((heading) => Object.values(heading as object).some((text: string) => text.includes(String(query))));
      const from = Number(page) * Number(hitsPerPage);
      return {
        hits: found.slice(from, from + Number(hitsPerPage)).map((heading) => toHit(heading, String(query))),
        nbHits: found.length,
        nbPages: Math.ceil(found.length / Number(hitsPerPage)),
        page,
        query,
        queryID: 'stand-in',
      };
    }),
  };
}

function toHit({id, content = null, ...levels}: Omit<Heading, 'content'> & {content?: string | null}, query: string): object {
  const hierarchy = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null, ...levels};
  const marked = (text: string) => ({value: text.replaceAll(query, `<mark>${query}</mark>`), matchLevel: 'full', matchedWords: [query]});
  const results = {
    hierarchy: Object.fromEntries(Object.entries(levels).map(([level, text]) => [level, marked(text)])),
    ...(content ? {content: marked(content)} : {}),
  };
  return {
    objectID: id,
    url: `${ORIGIN}/docs/intro${levels.lvl2 ? `#${id}` : `?${id}`}`,
    type: content ? 'content' : levels.lvl2 ? 'lvl2' : 'lvl1',
    content,
    hierarchy,
    _highlightResult: results,
    _snippetResult: results,
  };
}
