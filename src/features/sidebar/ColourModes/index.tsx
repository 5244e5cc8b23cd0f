import {type ReactNode} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The colour modes by their names; none where the site has only one. */
export default function ColourModes(): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const {disableSwitch} = useThemeConfig().colorMode;
  return disableSwitch ? null : (
    <div className={styles.modes} role="group" aria-label="颜色">
      {(
        [
          ['light', '浅色'],
          ['dark', '深色'],
        ] as const
      ).map(([mode, name]) => (
        <button key={mode} type="button" className="action" aria-pressed={colorMode === mode} onClick={() => setColorMode(mode)}>
          {name}
        </button>
      ))}
    </div>
  );
}
