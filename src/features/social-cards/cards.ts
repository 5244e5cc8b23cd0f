/** The size of a card in pixels, which the networks that show one ask for. */
export const CARD = {width: 1200, height: 630} as const;

/** The size of a book's cover in pixels: what programs that sell and keep books ask for. */
export const COVER = {width: 1200, height: 1600} as const;

/** The folder of the cards below the build's, each named by what is on it: an address never shows another card than it did. */
export const CARDS = 'assets/cards';

/** The card of pages that have none of their own, where themeConfig.image says it is. */
export const SITE_CARD = 'img/social-card.png';

/** What the largest card may weigh: it is fetched by people's phones, one beside the other. */
export const MAX_CARD_BYTES = 30_000;
