import {announce, listen} from '../../../shared/client/announce';
import {NO_MEMORY} from '../host/explainTrap';
import {programOf, UNABLE, type Program} from './program';
import type {End, Run} from './runOnce';
import {sentence, stoppedSentence} from './sentence';
import {showOutput} from './showOutput';

const RUNNING = '在运行……';
const EDITED = '程序可以改了：改好按“运行”或 Ctrl+Enter，“恢复”放回页上的。';
const NOT_FETCHED = '没有取到程序：可能没有网络，也可能取到的与发布的不一样。再按一次“运行”会重试。';

/** The output block of a program that was pressed: its fields, what it shows, and the one run that may be going on. */
export class Session {
  private readonly program: Program;
  private readonly block: HTMLElement;
  private readonly pre: HTMLPreElement;
  /** The page's own output, which stays in the page and on paper. */
  private readonly own: HTMLElement;
  private readonly shown = document.createElement('code');
  private readonly said = document.createElement('p');
  private readonly findings = document.createElement('ul');
  private readonly back: HTMLButtonElement;
  private readonly change?: HTMLButtonElement;
  private run?: Run;
  /** Counts the presses: what belongs to an earlier one is dropped. */
  private turn = 0;
  private printed = '';
  /** Of what was printed, what is not shown yet. */
  private pending = '';
  private frame?: number;

  constructor(private readonly button: HTMLButtonElement) {
    this.program = programOf(button, () => void this.start());
    this.block = button.closest('.theme-code-block')!;
    this.pre = this.block.querySelector('pre')!;
    this.own = this.pre.querySelector('code')!;
    this.shown.className = 'run-output';
    this.said.className = 'run-said';
    this.findings.className = 'run-findings';
    this.back = ownButton('恢复', () => this.restore());
    if (this.program.edit) {
      this.change = ownButton('修改', () => void this.edit());
    }
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
    if (UNABLE) {
      this.say(UNABLE);
      return;
    }
    this.said.textContent = this.program.waiting() ?? this.said.textContent;
    const isAsOnPage = this.program.isAsOnPage();
    const begin = await this.program.prepare().catch(() => undefined);
    if (!isNow()) {
      return;
    }
    if (!begin) {
      this.say(NOT_FETCHED);
      return;
    }
    this.begin();
    this.run = begin({
      onStarted: () => isNow() && (this.said.textContent = RUNNING),
      onText: (text) => isNow() && this.print(text),
      onSeconds: (seconds) => isNow() && this.tellTime(seconds),
      isWanted: () => this.block.isConnected,
    });
    const end = await this.run.ended;
    if (isNow()) {
      this.finish(end, isAsOnPage);
    }
  }

  private async edit(): Promise<void> {
    const turn = this.turn;
    try {
      await this.program.edit?.();
    } catch {
      this.say(NOT_FETCHED);
      return;
    }
    if (turn === this.turn) {
      this.say(EDITED);
    }
  }

  /** Shows the fields, and the place for what is said. */
  private open(): void {
    const row = this.program.fields?.row;
    if (row && !row.isConnected && row.childElementCount > 0) {
      this.pre.before(row);
    }
    this.pre.after(this.findings, this.said);
    this.button.after(...(this.change ? [this.change] : []), this.back);
  }

  private begin(): void {
    this.button.textContent = '停止';
    this.printed = '';
    this.pending = '';
    this.findings.replaceChildren();
    this.said.textContent = this.program.starting ?? RUNNING;
    // The block keeps its height, so that what stands below does not jump twice.
    this.pre.style.minHeight = `${this.pre.offsetHeight}px`;
    this.shown.replaceChildren('');
    this.own.before(this.shown);
    this.block.dataset.ran = '';
    this.pre.setAttribute('aria-busy', 'true');
  }

  /** Shows it with the next frame: a flood comes in thousands of pieces. */
  private print(text: string): void {
    this.printed += text;
    this.pending += text;
    this.frame ??= requestAnimationFrame(() => this.flush());
  }

  private flush(): void {
    if (this.frame !== undefined) {
      cancelAnimationFrame(this.frame);
    }
    this.frame = undefined;
    (this.shown.firstChild as Text).appendData(this.pending);
    this.pending = '';
  }

  private tellTime(seconds: number): void {
    const text = `已经 ${seconds} 秒，还在运行；不想等就按“停止”。`;
    if (this.said.textContent === RUNNING) {
      announce(text);
    }
    this.said.textContent = text;
  }

  private finish(end: End, isAsOnPage: boolean): void {
    this.run = undefined;
    this.flush();
    this.button.textContent = '运行';
    this.pre.removeAttribute('aria-busy');
    this.pre.style.minHeight = '';
    if (end.kind === 'refused' || end.kind === 'unfetched') {
      this.restore();
      this.open();
      this.say(end.kind === 'unfetched' ? NOT_FETCHED : end.lacksMemory ? NO_MEMORY : this.program.refused);
    } else if (end.kind === 'stopped') {
      this.say(stoppedSentence(end.seconds));
    } else {
      const {exit, findings} = end.result;
      const compared = showOutput(this.shown, this.own.textContent, this.printed, isAsOnPage);
      this.findings.append(...findings.map(item));
      this.say(
        `${findings.join('；')}${findings.length > 0 ? '。' : ''}`,
        sentence({...compared, exit, isAsOnPage}) + this.program.remark(),
      );
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
    this.pending = '';
    this.run?.stop();
    this.run = undefined;
    this.button.textContent = '运行';
    this.pre.removeAttribute('aria-busy');
    this.pre.style.minHeight = '';
    delete this.block.dataset.ran;
    [this.shown, this.said, this.findings, this.program.fields?.row].forEach((part) => part?.remove());
    this.program.reset();
    if (document.activeElement === this.back) {
      this.button.focus();
    }
    this.back.remove();
    this.change?.remove();
  }
}

function ownButton(name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-back';
  button.textContent = name;
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onClick();
  });
  return button;
}

function item(text: string): HTMLLIElement {
  const element = document.createElement('li');
  element.textContent = text;
  return element;
}
