import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageMemory} from '@site/src/features/reading-memory/client/memory';
import {change} from '@site/src/features/reading-memory/client/storage';
import {NOT_STORED} from './Controls';
import styles from './styles.module.css';

const gotIt = (path: string, id: string) =>
  change((known) => {
    const page = known.pages[path];
    return page ? {...known, pages: {...known.pages, [path]: {...page, answers: {...page.answers, [id]: true}}}} : known;
  });

/** How the reader did at the exercises, and those to be done again. */
export default function Exercises({pages, say}: {pages: [string, PageMemory][]; say: (text: string) => void}): ReactNode {
  const answers = pages.flatMap(([path, {title, answers = {}}]) =>
    Object.entries(answers).map(([id, answer]) => ({path, title, id, answer})),
  );
  const missed = answers.flatMap(({answer, ...where}) => (answer === true ? [] : [{...where, question: answer}]));
  return (
    answers.length > 0 && (
      <section>
        <h2>
          {missed.length > 0 ? '该再做一遍的' : '做过的练习'} <small>{missed.length || answers.length} 题</small>
        </h2>
        <p className={styles.summary}>
          练习答过 {answers.length} 题，对了 {answers.length - missed.length} 题{missed.length > 0 ? '；下面这些当时没想到。' : '。'}
        </p>
        <ul className={styles.rows}>
          {missed.map(({path, title, id, question}) => (
            <li key={path + id} className={styles.row}>
              <div>
                <Link to={`${path}#${id}`}>{question}</Link>
                <p>{title}</p>
              </div>
              <button
                type="button"
                className="action-quiet"
                aria-label={`“${question}”会了`}
                onClick={() => say(gotIt(path, id) ? '记下了：会了。' : NOT_STORED)}
              >
                会了
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
