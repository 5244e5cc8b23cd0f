import {isHan, isWord} from './runs';

/** A Chinese word has two characters on average. */
const HAN_PER_WORD = 2;
/** Two lines of a narrow window hold so many characters: a mark after them would not be seen. */
const SEEN = 36;

interface Unit {
  start: number;
  cost: number;
}

/** For a folded text, the window of at most so many words with the most marks: the first such, with a few words before the mark where that is late. */
export function snippetsOf(text: string, marked: Uint8Array): (words: number) => {start: number; end: number} {
  let known: Unit[] | undefined;
  return (words) => {
    const budget = words * HAN_PER_WORD;
    const firstMark = marked.indexOf(1);
    const isLate = firstMark > SEEN;
    if (text.length <= budget && !isLate) {
      return {start: 0, end: text.length};
    }
    const units = (known ??= unitsOf(text));
    const before = Math.floor(budget / 6);
    const first = isLate ? Math.max(0, units.findIndex(({start}) => start >= firstMark) - before) : 0;
    let best = windowFrom(units, first, budget, marked);
    units.forEach(({start}, unit) => {
      if (marked[start]) {
        const candidate = windowFrom(units, Math.max(0, unit - before), budget, marked);
        best = candidate.marks > best.marks ? candidate : best;
      }
    });
    return {start: best.first === 0 ? 0 : units[best.first]!.start, end: units[best.last]?.start ?? text.length};
  };
}

/** As many units from `first` on as fit. */
function windowFrom(units: Unit[], first: number, budget: number, marked: Uint8Array) {
  let cost = 0;
  let marks = 0;
  let last = first;
  while (last < units.length && cost + units[last]!.cost <= budget) {
    cost += units[last]!.cost;
    marks += marked[units[last]!.start]!;
    last++;
  }
  return {first, last, marks};
}

/** Chinese characters one by one, other words whole; what is between belongs to what is before. */
function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isHan(code)) {
      units.push({start: at, cost: 1});
    } else if (isWord(code) && !isWord(text.charCodeAt(at - 1))) {
      units.push({start: at, cost: HAN_PER_WORD});
    }
  }
  return units;
}
