import type {Control, Round} from '@site/src/features/explorers/TcpWindowExplorer/model';

export const NAMES = {reno: 'Reno', tahoe: 'Tahoe', cubic: 'CUBIC'};

export const short = (value: number) => String(Number(value.toFixed(1)));

/** What happens at the end of a round, and by which rule. */
export function why(control: Control, {cwnd, window, phase, limited, loss, friendly}: Round, next: Round): string {
  const kept = control === 'cubic' ? '0.7' : '0.5';
  const lowered = `ssthresh 取 max(2, ${kept} × ${short(window)}) = ${short(next.ssthresh)}`;
  if (loss === 'timeout') {
    return `超时，确认断了流：${lowered}，cwnd 回到 1，重新慢启动`;
  }
  if (loss) {
    return control === 'tahoe'
      ? `收到三个重复 ACK，重传：${lowered}，Tahoe 仍回到 1`
      : `收到三个重复 ACK，后面的段还在到，所以快速重传、快速恢复：${lowered}，cwnd 从 ${short(next.cwnd)} 接着走`;
  }
  if (limited || next.cwnd === cwnd) {
    return '在途的量已被接收窗口卡住，cwnd 不再长';
  }
  if (phase === 'slow-start') {
    return next.cwnd < 2 * cwnd ? `慢启动，长到 ssthresh ${short(next.cwnd)} 为止` : '慢启动，每个 ACK 加一段，一轮翻倍';
  }
  return control === 'cubic'
    ? `拥塞避免，${friendly ? '三次曲线还不如 Reno 的估计，按估计走' : '沿三次曲线'}，加 ${short(next.cwnd - cwnd)}`
    : '拥塞避免，一轮加一段';
}
