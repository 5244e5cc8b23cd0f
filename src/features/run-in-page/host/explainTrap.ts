const OUT_OF_MEMORY = /out of memory|(?:could not|couldn't|cannot) (?:allocate|create)/i;

/** Whether a device gave no memory, by the words of V8, SpiderMonkey and JavaScriptCore: phones have less than a program may ask for. */
export const isOutOfMemory = (error: unknown): boolean => OUT_OF_MEMORY.test(wordsOf(error));

export const NO_MEMORY = '这台设备腾不出程序要的内存：关掉别的标签页再试，或者换一台设备。';

/** What a trap means, by the words of V8, SpiderMonkey and JavaScriptCore. */
const MEANINGS: [RegExp, string][] = [
  [OUT_OF_MEMORY, NO_MEMORY.slice(0, -1)],
  [/WebAssembly\.Exception|wasm exception/i, '有异常没有接住'],
  [/divi(?:de|sion) by zero/i, '整数除以零'],
  [/integer overflow|unrepresentable|conver/i, '整数运算溢出'],
  [/call stack|too much recursion/i, '递归太深，栈用完了'],
  [/table|indirect call|signature|null function/i, '调用了不是函数的地址'],
  [/bounds/i, '访问了内存之外的地址：越界、野指针，或递归太深用完了栈'],
  [/unreachable/i, '程序自己中止了：abort、断言失败，或内存不够'],
];

/** One sentence for what WebAssembly threw. */
export function explainTrap(error: unknown): string {
  const words = wordsOf(error);
  const meaning = MEANINGS.find(([pattern]) => pattern.test(words))?.[1];
  return meaning ?? `程序出错，停在这里（${words}）`;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
