/** An element with data attributes that its selector requires: `querySelectorAll<WithData<'oldFrom'>>('[data-old-from]')`. */
export type WithData<Names extends string, E extends HTMLElement = HTMLElement> = E & {dataset: Record<Names, string>};
