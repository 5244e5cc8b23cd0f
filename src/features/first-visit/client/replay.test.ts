import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {Kept} from './replay';

/** As much of an element as is looked at. */
class Node_ extends EventTarget {
  isConnected = true;
  value = '';
  constructor(
    public parent?: Node_,
    public asleep = false,
    public alert = false,
  ) {
    super();
  }
  closest(selector: string): Node_ | null {
    const matches = selector.startsWith('[role=alert]') ? this.alert : this.asleep;
    return matches ? this : (this.parent?.closest(selector) ?? null);
  }
  removeAttribute(): void {
    this.asleep = false;
  }
}

const element = (node: Node_) => node as unknown as Element;
let root: Node_;
let replay: typeof import('./replay');

beforeEach(async () => {
  root = new Node_();
  vi.stubGlobal('document', {documentElement: root});
  vi.resetModules();
  replay = await import('./replay');
});

function listen(node: Node_): string[] {
  const seen: string[] = [];
  for (const type of ['click', 'keydown', 'input']) {
    node.addEventListener(type, () => seen.push(type));
  }
  return seen;
}

describe('what was done early', () => {
  test('is given back when the app is alive, in order and once', async () => {
    const button = new Node_(root);
    const seen = listen(button);
    const kept: Kept[] = ['keydown', 'click', 'click'].map((type) => ({event: new Event(type), target: element(button)}));
    expect(replay.isAsleep(element(button))).toBe(true);
    await replay.giveBack(kept, element(root));
    await replay.giveBack(kept, element(root));
    expect(seen).toEqual(['keydown', 'click', 'click']);
    expect(kept).toEqual([]);
    expect(replay.isAsleep(element(button))).toBe(false);
  });

  test('waits for the part that answers for it, whichever comes first', async () => {
    const island = new Node_(root, true);
    const button = new Node_(island);
    const seen = listen(button);
    const kept: Kept[] = [{event: new Event('click'), target: element(button)}];
    await replay.giveBack(kept, element(root));
    expect([seen, replay.isAsleep(element(button))]).toEqual([[], true]);
    await replay.giveBack(kept, element(island));
    expect([seen, replay.isAsleep(element(button))]).toEqual([['click'], false]);
  });

  test('waits for the app even if the part is alive before it', async () => {
    const island = new Node_(root, true);
    const button = new Node_(island);
    const seen = listen(button);
    const kept: Kept[] = [{event: new Event('click'), target: element(button)}];
    await replay.giveBack(kept, element(island));
    expect(seen).toEqual([]);
    await replay.giveBack(kept, element(root));
    expect(seen).toEqual(['click']);
  });

  test('is not kept in a box that says what did not load', () => {
    const box = new Node_(root, false, true);
    expect(replay.isAsleep(element(new Node_(box)))).toBe(false);
    expect(replay.isAsleep(element(new Node_(root)))).toBe(true);
  });

  test('is forgotten when its element is gone', async () => {
    const button = new Node_(root);
    button.isConnected = false;
    const seen = listen(button);
    const kept: Kept[] = [{event: new Event('click'), target: element(button)}];
    await replay.giveBack(kept, element(root));
    expect([seen, kept]).toEqual([[], []]);
  });
});
