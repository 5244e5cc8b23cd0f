const REGION = /^\s*(?:\/\/|#)\s*#?region\s+(?<name>\S+)\s*$/;
const END = /^\s*(?:\/\/|#)\s*#?endregion\b/;

/** The names of the text's regions, in order. */
export const regionsIn = (text: string): string[] => text.split('\n').flatMap((line) => REGION.exec(line)?.groups?.name ?? []);

/** The lines between `// #region name` and its `// #endregion`, without their common indentation; `reject` says why there are none. */
export function readRegion(text: string, name: string, reject: (reason: string) => never): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => REGION.exec(line)?.groups?.name === name);
  if (start < 0) {
    const names = regionsIn(text);
    const list = names.length ? `它有：${names.join('、')}` : '它一个区段也没有，用 // #region 名 与 // #endregion 标出';
    return reject(`里没有区段 ${name} → ${list}`);
  }
  const length = lengthOfRegion(lines.slice(start + 1));
  if (length < 0) {
    return reject(`的区段 ${name} 没有结束 → 在它的末尾加一行 // #endregion`);
  }
  return dedent(withoutMarkers(lines.slice(start + 1, start + 1 + length)));
}

/** The code without the lines that open and close regions. */
export const withoutRegions = (text: string): string => withoutMarkers(text.split('\n')).trimEnd();

/** Regions may nest: the one that matters ends where its own depth returns to zero. */
function lengthOfRegion(lines: string[]): number {
  let depth = 1;
  return lines.findIndex((line) => {
    depth += REGION.test(line) ? 1 : END.test(line) ? -1 : 0;
    return depth === 0;
  });
}

const withoutMarkers = (lines: string[]) => lines.filter((line) => !REGION.test(line) && !END.test(line)).join('\n');

function dedent(text: string): string {
  const indents = text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => /^[ \t]*/.exec(line)![0].length);
  const common = Math.min(...indents);
  return text
    .split('\n')
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
