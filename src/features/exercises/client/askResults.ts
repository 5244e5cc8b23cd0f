import siteConfig from '@generated/docusaurus.config';
import {answersHere, onChange, rememberAnswer} from '../../reading-memory/remember';

const MAX_QUESTION_LENGTH = 60;

const RESULTS = {right: '对了', missed: '没想到'} as const;
type Result = keyof typeof RESULTS;

/** The words of a question without those of its answer, and of formulas only what is read out. */
function questionOf(exercise: Element): string {
  const copy = exercise.cloneNode(true) as Element;
  copy.querySelectorAll('details, [aria-hidden="true"], annotation').forEach((each) => each.remove());
  const text = copy.textContent.replace(/\s+/g, ' ').trim();
  return text.length > MAX_QUESTION_LENGTH ? `${text.slice(0, MAX_QUESTION_LENGTH)}…` : text || '一道题';
}

/** Two buttons below the answer of an exercise, and what is said of them. */
function ask(exercise: HTMLElement, fold: HTMLDetailsElement): () => void {
  const row = document.createElement('div');
  row.className = 'exercise-result';
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', '这道题答得怎样');
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  const buttons = (Object.keys(RESULTS) as Result[]).map((result) => {
    const button = document.createElement('button');
    Object.assign(button, {type: 'button', className: 'action', textContent: RESULTS[result]});
    button.addEventListener('click', () => choose(result));
    row.append(button);
    return {button, result};
  });
  row.append(said);
  fold.querySelector('.details-content')?.append(row);

  const chosen = (): Result | undefined => {
    const answer = answersHere()?.[exercise.id];
    return answer === undefined ? undefined : answer === true ? 'right' : 'missed';
  };
  function choose(result: Result) {
    const next = chosen() === result ? undefined : result;
    const isKept = rememberAnswer(exercise.id, next && (next === 'right' || questionOf(exercise)));
    said.textContent = !isKept ? '浏览器没有让本站记下。' : !next ? '不记了。' : next === 'right' ? '记下了。' : '记下了，在';
    if (isKept && next === 'missed') {
      const link = document.createElement('a');
      link.href = `${siteConfig.baseUrl}reading`;
      link.textContent = '我的阅读';
      said.append(link, '里等你再做一遍。');
    }
  }
  return function show() {
    row.hidden = answersHere() === undefined;
    const now = chosen();
    buttons.forEach(({button, result}) => button.setAttribute('aria-pressed', String(result === now)));
    // Beside 看答案, also while it is folded.
    fold.querySelector('summary')?.setAttribute('data-result', now ? RESULTS[now] : '');
  };
}

/** Asks below each answer whether the reader had it; what they say is kept in their reading memory. @returns what ends it */
export function askResults(): () => void {
  const exercises = Array.from(document.querySelectorAll<HTMLElement>('.exercises > li[id]'));
  const shows = exercises.flatMap((exercise) => {
    const fold = exercise.querySelector<HTMLDetailsElement>(':scope > details');
    return fold && !fold.querySelector('.exercise-result') ? [ask(exercise, fold)] : [];
  });
  const show = () => shows.forEach((each) => each());
  show();
  return onChange(show);
}
