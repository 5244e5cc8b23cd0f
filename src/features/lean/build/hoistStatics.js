// In the place of `hoist-non-react-statics`, for `withRouter`, which nobody here calls.
export default (component) => component;
