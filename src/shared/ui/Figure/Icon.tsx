import {type ReactNode} from 'react';

const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  back: 'M6 5h2.5v14H6zM18.5 5v14L9.5 12z',
  forward: 'M15.5 5H18v14h-2.5zM5.5 5v14l9-7z',
  share: 'M12 3l4.5 4.5-1.5 1.5-2-2V15h-2V7L9 9 7.5 7.5zM5 12h2.5v7h9v-7H19v9.5H5z',
  sound: 'M3 9.5v5h4l5 4.5V5L7 9.5zM14.5 8.5a5 5 0 0 1 0 7v-1.9a3 3 0 0 0 0-3.2zM14.5 4.6a8 8 0 0 1 0 14.8v-2a6 6 0 0 0 0-10.8z',
  silent: 'M3 9.5v5h4l5 4.5V5L7 9.5zM14.6 9.9l1.3-1.3 2.1 2.1 2.1-2.1 1.3 1.3-2.1 2.1 2.1 2.1-1.3 1.3-2.1-2.1-2.1 2.1-1.3-1.3 2.1-2.1z',
  more: 'M4 10.3h3.4v3.4H4zM10.3 10.3h3.4v3.4h-3.4zM16.6 10.3H20v3.4h-3.4z',
  reset: 'M12 5a7 7 0 1 1-6.7 5h2.3A4.8 4.8 0 1 0 12 7.2V10L7.2 6.1 12 2.2z',
};

export type IconName = keyof typeof PATHS;

/** A sign on a button whose label says the same. */
export default function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
