/** One device's input, in the form that WebDriver and WebDriver BiDi share (https://www.w3.org/TR/webdriver2/#actions). */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: {pointerType: 'mouse' | 'touch'};
  actions: Record<string, unknown>[];
}

/** What a browser has to be able to do; everything else is in `Reader`. */
export interface Driver {
  /** Gives an empty page that has the focus, and forgets what was said on the one before. */
  newPage: () => Promise<void>;
  goto: (url: string) => Promise<void>;
  /** The value of an expression, which must be text; a promise is waited for. */
  evaluate: (expression: string) => Promise<string>;
  perform: (sources: InputSource[]) => Promise<void>;
  /** Sets the size of the page's window in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings of the console, and errors that nobody caught, since the page was new. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
