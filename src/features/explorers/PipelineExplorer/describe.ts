import type {Row, Timing} from '@site/src/features/explorers/PipelineExplorer/model/timing';
import {execute} from '@site/src/features/explorers/PipelineExplorer/model/execute';
import {parseProgram} from '@site/src/features/explorers/PipelineExplorer/model/parseProgram';
import type {Instruction} from '@site/src/features/explorers/PipelineExplorer/model/types';
import type {Parsed} from '../../../shared/pure/parse';

/** How many executed instructions are drawn: a loop makes more than it has lines. */
export const MAX_ROWS = 20;

/** A program as typed that ends within the rows of the picture. */
export function parseShort(typed: string): Parsed<Instruction[]> {
  const parsed = parseProgram(typed);
  if ('value' in parsed && !execute(parsed.value, MAX_ROWS).isWhole) {
    return {message: `一共要走 ${MAX_ROWS} 条以上，画不下：让循环少转几圈。寄存器与内存起初都是 0。`};
  }
  return parsed;
}

/** The result, and what the other choice would cost. */
export function sayResult({rows, cycles, stalls, misses}: Timing, forwarding: boolean, other: Timing): string {
  const cpi = (cycles / rows.length).toFixed(2);
  return `走了 ${rows.length} 条，共 ${cycles} 拍，CPI ${cpi}；停 ${stalls} 拍，猜错 ${misses} 次。${forwarding ? '没有' : '有'}转发是 ${other.cycles} 拍。`;
}

function sayStall(
  {instruction, decode, stall}: Row,
  {register, producer: maker}: NonNullable<Row['waits']>,
  rows: readonly Row[],
  forwarding: boolean,
): string {
  const {instruction: producer, execute: made} = rows[maker]!;
  const from = decode + 1;
  const when = stall > 1 ? `第 ${from}–${from + stall - 1} 拍` : `第 ${from} 拍`;
  const why = forwarding ? `取数到第 ${made + 1} 拍末才有` : `第 ${made + 2} 拍才写回`;
  return `${when}：${instruction.text} 停在 ID，等 ${producer.text} 的 ${register}，${why}。`;
}

function sayMiss({instruction, execute: known, isTaken}: Row, isLast: boolean): string {
  const end = isLast ? '后面没有指令，不另花时间' : '已经取来的两条作废';
  return `第 ${known} 拍：${instruction.text} 到 EX 末尾才知道${isTaken ? '要' : '不'}跳，猜错了，${end}。`;
}

/** A sentence for each lost cycle, in the order of time. */
export function sayLosses({rows}: Timing, forwarding: boolean): string[] {
  return rows.flatMap((row, i) => [
    ...(row.waits ? [sayStall(row, row.waits, rows, forwarding)] : []),
    ...(row.isMissed ? [sayMiss(row, i === rows.length - 1)] : []),
  ]);
}
