interface Patch {
  why: string;
  find: string;
  replace: string;
}

/** Corrections to the bundle of @docsearch/react 3.9.0; the numbers are those of the specification audit. */
export const patches: Patch[] = [
  {
    why: 'T1: the error status outlives the request, so that the error screen is rendered',
    find: '})).finally((function(){p("idle"),lt&&o.environment.clearTimeout(lt)}))',
    replace: '})).finally((function(){"error"!==c.getState().status&&p("idle"),lt&&o.environment.clearTimeout(lt)}))',
  },
  {
    why: 'T1: every failed request is a failure (spec 2.5), a refused key as much as an unreachable host; “no results” would be untrue',
    find: 'throw"RetryError"===e.name&&l("error"),e',
    replace: 'throw l("error"),e',
  },
  {
    why: 'T8: a content hit whose page is not among the hits saves a heading built from its hierarchy',
    find: 'var t="content"===e.type?e.__docsearch_parent:e;',
    replace:
      'var t="content"===e.type?e.__docsearch_parent||(function(h,u){return{objectID:u,url:u,type:"lvl1",content:null,' +
      'hierarchy:{lvl0:h.lvl0,lvl1:h.lvl1||h.lvl0,lvl2:null,lvl3:null,lvl4:null,lvl5:null,lvl6:null}}})(e.hierarchy,e.url.split("#")[0]):e;',
  },
  {
    why: 'Suggestions that the engine makes for a query without results, where upstream has only the groups of earlier ones',
    find: 'a({searchSuggestions:Object.keys(m)}),a({nbHits:l})',
    replace: 'a({searchSuggestions:Object.keys(m)}),t.suggestions&&a({searchSuggestions:t.suggestions}),a({nbHits:l})',
  },
  {
    why: 'No request for each letter of an unfinished composition; “loading” keeps the panel as it is until the commit',
    find: 't.ignoreCompositionEvents&&je(e).isComposing?o.setQuery(i):',
    replace: 'je(e).isComposing?(o.setQuery(i),o.setStatus("loading")):',
  },
  {
    why: 'The hit that the reader has chosen stays chosen when the same query is asked again (more of the index has come): not reset with the request',
    find: 'if(f(i),m(o.defaultActiveItemId),',
    replace: 'var isSame=i===c.getState().query;if(f(i),isSame||m(o.defaultActiveItemId),',
  },
  {
    why: 'The hit that the reader has chosen stays chosen: nor by the event that asks again',
    find: 'case"focus":return Mt(Mt({},e),{},{activeItemId:t.props.defaultActiveItemId,',
    replace: 'case"focus":return Mt(Mt({},e),{},{activeItemId:e.isOpen&&e.activeItemId||t.props.defaultActiveItemId,',
  },
  {
    why: 'The hit that the reader has chosen stays chosen: found again among the new ones',
    find: '.then((function(e){var r;p("idle"),l(e);',
    replace:
      '.then((function(e){var r,chosen=isSame&&c.getState().activeItemId>o.defaultActiveItemId&&Oe(c.getState());p("idle"),l(e),' +
      'isSame&&u.setActiveItemId(Math.max(o.defaultActiveItemId,chosen?c.getState().collections.flatMap((function(e){return e.items}))' +
      '.findIndex((function(e){return e.objectID===chosen.item.objectID})):0));',
  },
  {
    why: 'A dialog with a name, not a button around everything: the root props (of a combobox) go',
    find: 'm({ref:F},re({"aria-expanded":!0}),{className:',
    replace: 'm({ref:F},{className:',
  },
  {
    why: 'A dialog with a name, not a button around everything: its role',
    find: 'role:"button",tabIndex:0,onMouseDown:',
    replace: 'role:"dialog","aria-modal":!0,"aria-label":a,onMouseDown:',
  },
  {
    why: 'A dialog with a name, not a button around everything: the field is the combobox',
    find: 'It({"aria-autocomplete":"both",',
    replace: 'It({role:"combobox","aria-expanded":n.getState().isOpen,"aria-haspopup":"listbox","aria-autocomplete":"list",',
  },
];

/**
 * The source with every patch applied.
 * @throws Error that names the patch whose text is not found exactly once.
 */
export function applyPatches(source: string, list: Patch[] = patches): string {
  return list.reduce((text, {why, find, replace}) => {
    const pieces = text.split(find);
    if (pieces.length !== 2) {
      throw new Error(
        `@docsearch/react 的补丁「${why}」要改的代码出现了 ${pieces.length - 1} 次（应为 1 次）：上游文件变了。` +
          '对照 src/features/search/docsearch/patches.ts 更新补丁，或把 @docsearch/react 固定回 3.9.0。',
      );
    }
    return pieces.join(replace);
  }, source);
}
