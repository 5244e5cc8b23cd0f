/** Minutes as a reader says them: `5 小时 42 分`. */
export const duration = (minutes: number): string =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} 小时`, (minutes % 60 > 0 || minutes === 0) && `${minutes % 60} 分`]
    .filter(Boolean)
    .join(' ');
