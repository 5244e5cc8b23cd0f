/** In the place of a kind of navbar item that the site does not use. */
export default () => null;
