import {type ReactNode} from 'react';

const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  back: 'M6 5h2.5v14H6zM18.5 5v14L9.5 12z',
  forward: 'M15.5 5H18v14h-2.5zM5.5 5v14l9-7z',
  share: 'M12 3l4.5 4.5-1.5 1.5-2-2V15h-2V7L9 9 7.5 7.5zM5 12h2.5v7h9v-7H19v9.5H5z',
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
