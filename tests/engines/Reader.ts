import {expect} from '@playwright/test';
import type {Driver, InputSource} from './drivers/Driver';
import type {Site} from './site';

/** Milliseconds between two looks. */
const INTERVALS = [50, 100, 200];

/** Keys that are no character, as WebDriver names them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Home: '\uE011',
  Control: '\uE009',
  Shift: '\uE008',
};

/**
 * In the page: the elements that can be seen and match a CSS selector, or `selector | name`, where the name is all that the
 * element says or is called.
 */
function visible(selector: string): Element[] {
  const [css, name] = selector.split(' | ');
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.replaceAll('\u200b', '').trim();
  return [...document.querySelectorAll(css!)].filter(
    (one) => one.checkVisibility({visibilityProperty: true}) && (name === undefined || nameOf(one) === name),
  );
}

/** A finger that is set down at the first of these places, goes over the others, and is lifted. */
const finger = (id: number, [[x, y] = [0, 0], ...others]: [number, number][]): InputSource => ({
  type: 'pointer',
  id: `finger${id}`,
  parameters: {pointerType: 'touch'},
  actions: [
    {type: 'pointerMove', duration: 0, x, y},
    {type: 'pointerDown', button: 0},
    // As long as a finger takes: Firefox makes no click of less.
    {type: 'pause', duration: 60},
    ...others.map(([toX, toY]) => ({type: 'pointerMove', duration: 50, x: toX, y: toY})),
    {type: 'pointerUp', button: 0},
  ],
});

/** What a reader does in any browser, on the first of the elements that `visible` gives. */
export class Reader {
  /** @param timeout in milliseconds: how long it waits for anything */
  constructor(
    private readonly driver: Driver,
    private readonly site: Site,
    private readonly timeout: number,
  ) {}

  /** Opens an address of the site. @param origin where it is served, if not at its usual place */
  goto = (address: string, origin = this.site.url): Promise<void> => this.driver.goto(origin + encodeURI(address));

  /** Opens an address, moves the pointer, for which the app waits, and waits until it is there. */
  async open(address: string, origin?: string): Promise<void> {
    await this.goto(address, origin);
    await this.moveTo(3, 500);
    await this.moveTo(4, 500);
    await this.has('html[data-has-hydrated="true"]');
  }

  resize = (width: number, height: number): Promise<void> => this.driver.resize(width, height);
  complaints = (): Promise<string[]> => this.driver.complaints();

  /** Calls a function in the page, with values that are JSON; so is the answer, or a promise of it. */
  async call<Arguments extends unknown[], Value>(body: (...values: Arguments) => Value, ...values: Arguments): Promise<Awaited<Value>> {
    const call = `((visible) => (${String(body)})(...${JSON.stringify(values)}))(${String(visible)})`;
    const text = await this.driver.evaluate(`Promise.resolve(${call}).then((value) => JSON.stringify({value}))`);
    return (JSON.parse(text) as {value: Awaited<Value>}).value;
  }

  /** Waits until a function in the page gives this value. While a page is being left there is none. */
  async sees<Arguments extends unknown[], Value>(
    wanted: Value,
    body: (...values: Arguments) => Value,
    ...values: Arguments
  ): Promise<void> {
    await expect
      .poll(() => this.call(body, ...values).catch(String), {message: values.join(' '), intervals: INTERVALS, timeout: this.timeout})
      .toEqual(wanted);
  }

  /** Waits until an element can be seen (or, with false, until none can). */
  has = (selector: string, isThere = true): Promise<void> => this.sees(isThere, (name) => visible(name).length > 0, selector);

  /** Waits until an element's text holds this. */
  reads = (selector: string, text: string): Promise<void> =>
    this.sees(true, (name, part) => visible(name).some((one) => one.textContent.includes(part)), selector, text);

  /** Waits until a field holds this. */
  holds = (selector: string, value: string): Promise<void> =>
    this.sees(value, (name) => (visible(name)[0] as HTMLInputElement).value, selector);

  /** Waits until an element that matches has the focus. */
  focuses = (selector: string): Promise<void> => this.sees(true, (name) => document.activeElement!.matches(name), selector);

  /** Waits until the path of the address is this. */
  isAt = (path: string): Promise<void> => this.sees(path, () => decodeURI(location.pathname));

  /** Moves the pointer over the middle of an element. */
  async hover(selector: string): Promise<void> {
    const [x, y] = await this.middleOf(selector);
    await this.moveTo(x, y);
  }

  async click(selector: string): Promise<void> {
    const [x, y] = await this.middleOf(selector);
    await this.point([
      {type: 'pointerMove', duration: 0, x, y},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** Turns the wheel over an element. */
  async wheel(selector: string, deltaY: number): Promise<void> {
    const [x, y] = await this.middleOf(selector);
    await this.driver.perform([{type: 'wheel', id: 'wheel', actions: [{type: 'scroll', duration: 0, x, y, deltaX: 0, deltaY}]}]);
  }

  /** Touches the middle of an element with a finger, and lifts it. WebKit's driver has no fingers. */
  async tap(selector: string): Promise<void> {
    const [x, y] = await this.middleOf(selector);
    await this.driver.perform([finger(0, [[x, y]])]);
  }

  /** Two fingers on an element go apart, each so many pixels. */
  async spread(selector: string, pixels: number): Promise<void> {
    const [x, y] = await this.middleOf(selector);
    const path = (side: number) => [20, 20 + pixels / 2, 20 + pixels].map((by): [number, number] => [x + side * by, y]);
    await this.driver.perform([finger(0, path(-1)), finger(1, path(1))]);
  }

  /** Presses one key, or several at a time: `Control+k`. */
  async press(keys: string): Promise<void> {
    const values = (keys.length === 1 ? [keys] : keys.split('+')).map((name) => KEYS[name] ?? name);
    await this.key([...values.map((value) => ({type: 'keyDown', value})), ...values.reverse().map((value) => ({type: 'keyUp', value}))]);
  }

  type = (text: string): Promise<void> =>
    this.key(
      [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    );

  private key = (actions: Record<string, unknown>[]) => this.driver.perform([{type: 'key', id: 'keyboard', actions}]);
  private point = (actions: Record<string, unknown>[]) =>
    this.driver.perform([{type: 'pointer', id: 'mouse', parameters: {pointerType: 'mouse'}, actions}]);
  private moveTo = (x: number, y: number) => this.point([{type: 'pointerMove', duration: 0, x, y}]);

  /** The middle of an element, once nothing lies over it; scrolls only when it must, as a reader does. */
  private async middleOf(selector: string): Promise<[x: number, y: number]> {
    const where = () =>
      this.call((name) => {
        const [element] = visible(name);
        const point = (): [x: number, y: number] | null => {
          // Of a link over two lines the first.
          const {left, top, width, height} = element!.getClientRects()[0]!;
          const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
          const hit = document.elementFromPoint(x, y);
          return hit && (element!.contains(hit) || hit.contains(element!)) ? [x, y] : null;
        };
        if (element && !point()) {
          element.scrollIntoView({block: 'center', behavior: 'instant'});
        }
        return element ? point() : null;
      }, selector);
    let found: [number, number] | null = null;
    await expect.poll(async () => (found = await where()), {message: selector, intervals: INTERVALS, timeout: this.timeout}).not.toBeNull();
    return found!;
  }
}
