import {announce, listen} from '../../../shared/client/announce';
import {createFields, type Fields} from './fields';
import {fetchModule, isFetched} from './fetchModule';
import {readOffer} from './readOffer';
import {runOnce, type End, type Run} from './runOnce';
import {sentence, stoppedSentence} from './sentence';
import {showOutput} from './showOutput';
import type {RunOptions} from '../host/types';

const NOT_FETCHED = '没有取到程序：可能没有网络，也可能取到的与发布的不一样。再按一次“运行”会重试。';
const TOO_OLD = '这个浏览器太旧，不能在页里运行程序：要 Chrome 95、Firefox 113、Safari 16.4 或更新的。';

/** The output block of a program that was pressed: its fields, what it shows, and the one run that may be going on. */
export class Session {
  private readonly offer;
  private readonly block: HTMLElement;
  private readonly pre: HTMLPreElement;
  /** The page's own output, which stays in the page and on paper. */
  private readonly own: HTMLElement;
  private readonly shown = document.createElement('code');
  private readonly said = document.createElement('p');
  private readonly findings = document.createElement('ul');
  private readonly back = document.createElement('button');
  private readonly fields: Fields;
  private run?: Run;
  /** Counts the presses: what belongs to an earlier one is dropped. */
  private turn = 0;
  private printed = '';

  constructor(private readonly button: HTMLButtonElement) {
    this.offer = readOffer(button);
    this.block = button.closest('.theme-code-block')!;
    this.pre = this.block.querySelector('pre')!;
    this.own = this.pre.querySelector('code')!;
    this.shown.className = 'run-output';
    this.said.className = 'run-said';
    this.findings.className = 'run-findings';
    this.back.type = 'button';
    this.back.className = 'run-back';
    this.back.textContent = '恢复';
    this.fields = createFields(this.offer, () => void this.start());
    this.back.addEventListener('click', (event) => {
      event.stopPropagation();
      this.restore();
    });
    listen();
  }

  press(): void {
    if (this.run) {
      this.run.stop();
    } else {
      void this.start();
    }
  }

  private async start(): Promise<void> {
    this.run?.stop();
    this.run = undefined;
    const turn = ++this.turn;
    const isNow = () => turn === this.turn;
    this.open();
    if (typeof DecompressionStream === 'undefined' || typeof WebAssembly === 'undefined') {
      this.say(TOO_OLD);
      return;
    }
    const {module, hash} = this.offer;
    if (!isFetched(hash)) {
      this.said.textContent = '正在取程序……';
    }
    const options = this.fields.options();
    const isAsOnPage = this.fields.isAsOnPage();
    const gzip = await fetchModule(module, hash).catch(() => undefined);
    if (!isNow()) {
      return;
    }
    if (!gzip) {
      this.say(NOT_FETCHED);
      return;
    }
    this.begin();
    this.run = runOnce(gzip, options, {
      onText: (text) => isNow() && this.print(text),
      onSeconds: (seconds) => isNow() && this.tellTime(seconds),
      isWanted: () => this.block.isConnected,
    });
    const end = await this.run.ended;
    if (isNow()) {
      this.finish(end, options, isAsOnPage);
    }
  }

  /** Shows the fields, and the place for what is said. */
  private open(): void {
    if (!this.fields.row.isConnected && this.fields.row.childElementCount > 0) {
      this.pre.before(this.fields.row);
    }
    this.pre.after(this.findings, this.said);
    this.button.after(this.back);
  }

  private begin(): void {
    this.button.textContent = '停止';
    this.printed = '';
    this.findings.replaceChildren();
    this.said.textContent = '在运行……';
    // The block keeps its height, so that what stands below does not jump twice.
    this.pre.style.minHeight = `${this.pre.offsetHeight}px`;
    this.shown.replaceChildren('');
    this.own.before(this.shown);
    this.block.dataset.ran = '';
    this.pre.setAttribute('aria-busy', 'true');
  }

  private print(text: string): void {
    this.printed += text;
    (this.shown.firstChild as Text).appendData(text);
  }

  private tellTime(seconds: number): void {
    const text = `已经 ${seconds} 秒，还在运行；不想等就按“停止”。`;
    if (this.said.textContent === '在运行……') {
      announce(text);
    }
    this.said.textContent = text;
  }

  private finish(end: End, options: RunOptions, isAsOnPage: boolean): void {
    this.run = undefined;
    this.button.textContent = '运行';
    this.pre.removeAttribute('aria-busy');
    this.pre.style.minHeight = '';
    if (end.kind === 'refused') {
      this.restore();
      this.open();
      this.say(TOO_OLD);
    } else if (end.kind === 'stopped') {
      this.say(stoppedSentence(end.seconds));
    } else {
      const {exit, findings} = end.result;
      const compared = showOutput(this.shown, this.own.textContent, this.printed, isAsOnPage);
      this.findings.append(...findings.map(item));
      const seed = options.seed === undefined ? '' : `次序的种子是 ${options.seed}。`;
      this.say(`${findings.join('；')}${findings.length > 0 ? '。' : ''}`, sentence({...compared, exit, isAsOnPage}) + seed);
    }
  }

  /** Says a sentence: to the eye below the block, to screen readers once, with what is told above it. */
  private say(...sentences: string[]): void {
    this.said.textContent = sentences.at(-1)!;
    announce(sentences.join(''));
  }

  /** The page's own output again, as if nothing had been pressed. */
  private restore(): void {
    this.turn++;
    this.run?.stop();
    this.run = undefined;
    this.button.textContent = '运行';
    this.pre.removeAttribute('aria-busy');
    this.pre.style.minHeight = '';
    delete this.block.dataset.ran;
    [this.shown, this.said, this.findings, this.fields.row].forEach((part) => part.remove());
    this.fields.reset();
    if (document.activeElement === this.back) {
      this.button.focus();
    }
    this.back.remove();
  }
}

function item(text: string): HTMLLIElement {
  const element = document.createElement('li');
  element.textContent = text;
  return element;
}
