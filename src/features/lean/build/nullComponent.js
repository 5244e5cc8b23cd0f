// In the place of a component that shows nothing, or of a module that nobody calls.
export default () => null;
