/**
 * Whether this build applies the cuts (cuts/). `LEAN=off npm run build` has Docusaurus' own
 * client, as the development server always does: the way out when an upgrade breaks a cut.
 */
export const isLean = (): boolean => process.env.NODE_ENV === 'production' && process.env.LEAN !== 'off';
