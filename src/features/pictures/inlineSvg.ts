import type {Element, Properties} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {optimize} from 'svgo';
import {visit} from '../../shared/markdown/visit';

type Options = {
  /** Put before every id, so that ids stay unique on the page. */
  prefix: string;
  label: string;
  /** Called with a reason when the drawing may not be published. */
  reject: (reason: string) => never;
};

/** How far a drawing may grow beyond its own units, so that its text stays near the size of the body's. */
const MAX_SCALE = 1.2;

/** Turns the text of an SVG file into an element that lives inside a page: scoped ids and styles, no fixed size. */
export function inlineSvg(text: string, {prefix, label, reject}: Options): Element {
  const {data} = optimize(text, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      'removeDimensions',
      // A <style> would reach the whole page; its rules become attributes of the elements they match.
      {name: 'inlineStyles', params: {onlyMatchedOnce: false}},
      'convertStyleToAttrs',
      {name: 'prefixIds', params: {prefix, delim: '-', prefixClassNames: false}},
    ],
  });
  const svg = fromHtml(data, {fragment: true}).children.find((node) => node.type === 'element' && node.tagName === 'svg') as Element;
  const width = Number(String(svg?.properties.viewBox ?? '').split(/[\s,]+/)[2]);
  if (!(width > 0)) {
    reject('没有 viewBox → 在 <svg> 上写 viewBox="0 0 宽 高"，不写 width 与 height');
  }
  visit(svg, 'element', (element) => {
    rejectActive(element, reject);
    rejectLeftoverRules(element, reject);
  });
  visit(svg, 'element', (element) => {
    element.children = element.children.filter((node) => !(node.type === 'element' && ['style', 'title'].includes(node.tagName)));
  });
  svg.properties = {
    ...withoutLabels(svg.properties),
    id: prefix,
    // What lies in an image is hidden from assistive technology, links too. A tap on one that leads nowhere waits for src/features/pictures/client.
    ...(hasLink(svg) ? {role: 'group'} : {role: 'img', dataPending: ''}),
    ariaLabel: label,
    style: `max-width:min(100%,${Math.round(width * MAX_SCALE)}px)`,
  };
  return svg;
}

/** Whether a part of the drawing leads to another page. */
export function hasLink(svg: Element): boolean {
  let found = false;
  visit(svg, 'element', ({tagName, properties}) => {
    found ||= tagName === 'a' && typeof properties.href === 'string';
  });
  return found;
}

function withoutLabels({ariaLabelledBy: _1, ariaDescribedBy: _2, style: _3, ...rest}: Properties): Properties {
  return rest;
}

/** A note as a drawing may link to it: by its file, relative to the page, as in the text. */
const PAGE = /^\.{1,2}\/[^:]*\.mdx?(?:#.*)?$/;

/** Scripts, event handlers and anything fetched from elsewhere have no place in a drawing. */
function rejectActive({tagName, properties}: Element, reject: Options['reject']) {
  if (tagName === 'script') {
    reject('含有 <script> → 图里不能有脚本，删去它');
  }
  for (const [name, value] of Object.entries(properties)) {
    if (/^on[A-Z]/i.test(name)) {
      reject(`<${tagName}> 带有事件属性 ${name} → 图里不能有脚本，删去它`);
    }
    const isPage = tagName === 'a' && PAGE.test(String(value));
    if (/^(?:href|xLinkHref|src)$/i.test(name) && !isPage && !String(value).startsWith('#')) {
      reject(`<${tagName}> 引用了外部地址 ${String(value)} → 图要自成一体，把内容画进图里`);
    }
  }
  if (Object.values(properties).some((value) => /url\(\s*["']?[^#"'\s]/i.test(String(value)))) {
    reject(`<${tagName}> 的样式引用了外部文件 → 去掉 url(…)，只用站点的颜色变量`);
  }
}

/** Rules that cannot become attributes: conditions, animations, pseudo-classes. Others that are left over match nothing. */
function rejectLeftoverRules({tagName, children}: Element, reject: Options['reject']) {
  const css = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const rule = tagName === 'style' ? /(?:^|[{};])\s*([^{};]*[@:][^{};]*)[{;]/.exec(css.replace(/\{[^{}]*\}/g, '{}')) : null;
  if (rule) {
    reject(`样式里有 ${rule[1]!.trim()}，不能内嵌到页面里 → 只用类、元素与 id 选择器，颜色写成 var(--ink, #1B1F24) 就会跟随明暗`);
  }
}
