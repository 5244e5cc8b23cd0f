import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {CapturedEvent} from './replayEvents';

/** As much of an element as is looked at. */
class Node_ extends EventTarget {
  isConnected = true;
  value = '';
  constructor(
    public parent?: Node_,
    public isPending = false,
    public alert = false,
  ) {
    super();
  }
  closest(selector: string): Node_ | null {
    const matches = selector.startsWith('[role=alert]') ? this.alert : this.isPending;
    return matches ? this : (this.parent?.closest(selector) ?? null);
  }
  removeAttribute(): void {
    this.isPending = false;
  }
}

const element = (node: Node_) => node as unknown as Element;
let root: Node_;
let replay: typeof import('./replayEvents');

beforeEach(async () => {
  root = new Node_();
  vi.stubGlobal('document', {documentElement: root});
  vi.resetModules();
  replay = await import('./replayEvents');
});

afterEach(() => vi.unstubAllGlobals());

function listen(node: Node_): string[] {
  const seen: string[] = [];
  for (const type of ['click', 'keydown', 'input']) {
    node.addEventListener(type, () => seen.push(type));
  }
  return seen;
}

describe('what was done early', () => {
  test('is given back when the app is hydrated, in order and once', async () => {
    const button = new Node_(root);
    const seen = listen(button);
    const captured: CapturedEvent[] = ['keydown', 'click', 'click'].map((type) => ({event: new Event(type), target: element(button)}));
    expect(replay.isPending(element(button))).toBe(true);
    await replay.replayEvents(captured, element(root));
    await replay.replayEvents(captured, element(root));
    expect(seen).toEqual(['keydown', 'click', 'click']);
    expect(captured).toEqual([]);
    expect(replay.isPending(element(button))).toBe(false);
  });

  test('waits for the part that answers for it, whichever comes first', async () => {
    const island = new Node_(root, true);
    const button = new Node_(island);
    const seen = listen(button);
    const captured: CapturedEvent[] = [{event: new Event('click'), target: element(button)}];
    await replay.replayEvents(captured, element(root));
    expect([seen, replay.isPending(element(button))]).toEqual([[], true]);
    await replay.replayEvents(captured, element(island));
    expect([seen, replay.isPending(element(button))]).toEqual([['click'], false]);
  });

  test('waits for the app even if the part is ready before it', async () => {
    const island = new Node_(root, true);
    const button = new Node_(island);
    const seen = listen(button);
    const captured: CapturedEvent[] = [{event: new Event('click'), target: element(button)}];
    await replay.replayEvents(captured, element(island));
    expect(seen).toEqual([]);
    await replay.replayEvents(captured, element(root));
    expect(seen).toEqual(['click']);
  });

  test('is not captured in a box that says what did not load', () => {
    const box = new Node_(root, false, true);
    expect(replay.isPending(element(new Node_(box)))).toBe(false);
    expect(replay.isPending(element(new Node_(root)))).toBe(true);
  });

  test('is forgotten when its element is gone', async () => {
    const button = new Node_(root);
    button.isConnected = false;
    const seen = listen(button);
    const captured: CapturedEvent[] = [{event: new Event('click'), target: element(button)}];
    await replay.replayEvents(captured, element(root));
    expect([seen, captured]).toEqual([[], []]);
  });
});
