/**
 * An inline script that keeps the colour of the phone's bars, `<meta name="theme-color">`, that of the mode which is shown,
 * whoever changes it: the reader's switch, before the app is there or after, or another tab.
 */
export const themeColour = (light: string, dark: string): string =>
  `(function(e,m){function s(){m.content=e.dataset.theme==='dark'?'${dark}':'${light}'}s();new MutationObserver(s).observe(e,{attributeFilter:['data-theme']})})(document.documentElement,document.querySelector('meta[name=theme-color]'))`;
