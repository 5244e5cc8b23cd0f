/** In the page: see `visible` of Reader.ts, which hands it to each function that is called there. */
declare function visible(selector: string): Element[];
