import type {Element, ElementContent, Root, RootContent} from 'hast';
import {h} from 'hastscript';

const TITLE = '练习';
const ANSWER = '答案';
/** A number that the author wrote in bold before a question; the list has its own. */
const NUMBER = /^\d+\.$/;

type Named = {tagName?: string; name?: string | null; children: ElementContent[]};

const nameOf = (node: RootContent | ElementContent) => ('children' in node ? ((node as Named).tagName ?? (node as Named).name ?? '') : '');
const textOf = (node: RootContent | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? (node as Named).children.map(textOf).join('') : '';
const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';
const summaryOf = (node: RootContent) =>
  nameOf(node).toLowerCase() === 'details' ? (node as Named).children.find((child) => nameOf(child) === 'summary') : undefined;
const isAnswer = (node: RootContent) => {
  const summary = summaryOf(node);
  return summary !== undefined && textOf(summary).trim() === ANSWER;
};

/** A question and its folded answer, as one entry of a list. */
function entry(question: RootContent[], answer: RootContent): Element[] {
  const summary = summaryOf(answer) as Element;
  summary.children = [{type: 'text', value: `看${ANSWER}`}];
  const [first] = question;
  // The author's list has ended at the answer: only its last entry asks for this one.
  if (question.length === 1 && first && nameOf(first) === 'ol') {
    const entries = (first as Element).children.filter((child): child is Element => nameOf(child) === 'li');
    entries.at(-1)?.children.push(answer as ElementContent);
    return entries;
  }
  const strong = first && nameOf(first) === 'p' ? (first as Element).children[0] : undefined;
  if (strong && nameOf(strong) === 'strong' && NUMBER.test(textOf(strong))) {
    const paragraph = first as Element;
    paragraph.children.shift();
    const [text] = paragraph.children;
    if (text?.type === 'text') {
      text.value = text.value.trimStart();
    }
  }
  return [h('li', [...question, answer] as ElementContent[])];
}

/** The exercises of a note as one numbered list, each answer in the entry of its question; what follows the last answer stays. */
function listOf(blocks: RootContent[]): RootContent[] {
  const entries: Element[] = [];
  let question: RootContent[] = [];
  for (const block of blocks) {
    if (isAnswer(block) && question.length > 0) {
      entries.push(...entry(question, block));
      question = [];
    } else if (!isBlank(block)) {
      question.push(block);
    }
  }
  entries.forEach((one, at) => (one.properties.id ??= `exercise-${at + 1}`));
  return entries.length > 0 ? [h('ol', {className: 'exercises'}, entries), ...question] : blocks;
}

/**
 * Below the heading 练习: an author writes a question and, after it, a folded answer, whatever numbers the question; readers get a
 * list. In Markdown the answer would have to be indented to stand in the entry of its question.
 */
export default function exercises() {
  return (root: Root) => {
    const from = root.children.findIndex((node) => nameOf(node) === 'h2' && textOf(node).trim() === TITLE);
    if (from < 0) {
      return;
    }
    const after = root.children.slice(from + 1).findIndex((node) => nameOf(node) === 'h2');
    const to = after < 0 ? root.children.length : from + 1 + after;
    root.children.splice(from + 1, to - from - 1, ...listOf(root.children.slice(from + 1, to)));
  };
}
