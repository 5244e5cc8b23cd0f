/** The bundler's loader for a component that shows nothing. */
module.exports = () => 'export default () => null;\n';
