/** Formats seconds with three digits in a suitable unit. */
export function timeText(seconds: number): string {
  const [value, unit] =
    seconds < 60
      ? [seconds, '秒']
      : seconds < 3600
        ? [seconds / 60, '分钟']
        : seconds < 172_800
          ? [seconds / 3600, '小时']
          : [seconds / 86_400, '天'];
  return `${value < 9.995 ? value.toFixed(2) : value < 99.95 ? value.toFixed(1) : value.toFixed(0)} ${unit}`;
}

/** Formats a rate in GFLOP/s, TFLOP/s or PFLOP/s. */
export function rateText(gflops: number): string {
  const [value, unit] = gflops < 1e3 ? [gflops, 'GFLOP/s'] : gflops < 1e6 ? [gflops / 1e3, 'TFLOP/s'] : [gflops / 1e6, 'PFLOP/s'];
  return `${value.toFixed(value < 99.95 ? 1 : 0)} ${unit}`;
}
