// In the place of a part of the theme that shows nothing.
export default () => null;
