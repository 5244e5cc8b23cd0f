import BrowserOnly from '@docusaurus/BrowserOnly';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The colour mode of a site whose switch is off. */
function SwitchOff() {
  const context = useDocusaurusContext();
  const {siteConfig} = context;
  const colorMode = {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false};
  return (
    <Context.Provider value={{...context, siteConfig: {...siteConfig, themeConfig: {...siteConfig.themeConfig, colorMode}}}}>
      <ColorModeProvider>没有开关</ColorModeProvider>
    </Context.Provider>
  );
}

export default function SwitchOffPage() {
  return <BrowserOnly>{() => <SwitchOff />}</BrowserOnly>;
}
