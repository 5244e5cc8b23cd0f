/** The class of the entry of a section's sample in its sidebar (config/sections.ts). */
export const SAMPLE = 'menu-sample';
