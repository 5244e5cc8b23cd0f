import siteConfig from '@generated/docusaurus.config';
import type {Kind, Order, RunOptions} from '../host/types';
import {MAX_COUNT} from '../offer';
import type {ReadModule} from './readOffer';

const COUNTED: Partial<Record<Kind, string>> = {mpi: '进程', openmp: '线程'};
const ORDERS: Record<Order, string> = {forward: '从前往后', reverse: '从后往前', random: '随机'};
const DEFAULT_COUNT = 4;

/** What is simulated, and what that leaves out. */
const NOTES: Partial<Record<Kind, string>> = {
  cuda: '这是在处理器上逐线程模拟的：结果是真的，时间与带宽没有意义。',
  mpi: '进程在一个线程里轮流执行：消息与死锁是真的，快慢没有意义。',
  openmp: '线程轮流执行，到栅栏、锁与循环分块处才换：快慢没有意义，数据竞争也丢不了更新。',
};

/** The fields of a program that has any, in one row. */
export type Fields = {
  row: HTMLFormElement;
  options: () => RunOptions;
  /** Whether the page's output is what a right program prints with what is chosen: the order of threads changes nothing. */
  isAsOnPage: () => boolean;
  reset: () => void;
};

/** @param onChoice called when the reader chose something, or pressed Enter in the arguments */
export function createFields({kind, count = DEFAULT_COUNT, args}: ReadModule, onChoice: () => void): Fields {
  const row = document.createElement('form');
  row.className = 'run-fields';
  row.setAttribute('aria-label', '运行的设置');
  row.autocomplete = 'off';
  const typed = args === undefined ? undefined : argumentsField(args);
  const slider = COUNTED[kind] ? countField(count) : undefined;
  const order = kind === 'cuda' ? orderField() : undefined;
  if (typed) {
    row.append(labelled('参数', typed));
  }
  if (slider) {
    row.append(labelled(COUNTED[kind]!, slider.field), slider.shown);
  }
  if (order) {
    row.append(labelled('线程的次序', order));
  }
  if (NOTES[kind]) {
    row.append(note(NOTES[kind]));
  }
  row.addEventListener('change', ({target}) => target !== typed && onChoice());
  row.addEventListener('submit', (event) => {
    event.preventDefault();
    onChoice();
  });
  const words = () => typed?.value.split(/\s+/).filter(Boolean) ?? args?.split(/\s+/).filter(Boolean) ?? [];
  const number = () => slider?.field.valueAsNumber;
  return {
    row,
    options: () => ({
      kind,
      args: words(),
      processes: kind === 'mpi' ? number() : undefined,
      threads: kind === 'openmp' ? number() : undefined,
      order: order?.value as Order | undefined,
      // Another one each time: what the checker drew has passed already.
      seed: order?.value === 'random' ? crypto.getRandomValues(new Uint32Array(1))[0] : undefined,
    }),
    isAsOnPage: () => words().join(' ') === (args ?? '').trim().replace(/\s+/g, ' ') && (!slider || number() === count),
    reset: () => {
      row.reset();
      slider?.show();
    },
  };
}

function argumentsField(value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.defaultValue = value;
  field.spellcheck = false;
  field.setAttribute('autocapitalize', 'off');
  field.setAttribute('enterkeyhint', 'go');
  return field;
}

function countField(value: number) {
  const field = document.createElement('input');
  field.type = 'range';
  field.min = '1';
  field.max = String(Math.max(MAX_COUNT, value));
  field.defaultValue = String(value);
  const shown = document.createElement('output');
  const show = () => (shown.value = field.value);
  field.addEventListener('input', show);
  show();
  return {field, shown, show};
}

function orderField(): HTMLSelectElement {
  const field = document.createElement('select');
  for (const [value, text] of Object.entries(ORDERS)) {
    field.append(new Option(text, value));
  }
  return field;
}

function labelled(name: string, field: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(`${name} `, field);
  return label;
}

function note(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  const {howProgramsRun} = siteConfig.customFields as {howProgramsRun?: string};
  if (howProgramsRun) {
    const link = document.createElement('a');
    link.href = `${siteConfig.baseUrl}${howProgramsRun}`;
    link.textContent = '怎样做到的';
    element.append(link);
  }
  return element;
}
