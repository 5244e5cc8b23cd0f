import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';

const NAME = 'SwcJsMinimizerRspackPlugin';

/**
 * Has the bundler write Chinese as it is: Docusaurus' minimizer, with its options but one. It writes each character as
 * `\uXXXX`, which takes a browser twice the bytes and brotli a seventh more.
 *
 * @param minimizers the bundler's, in which upstream's is replaced
 */
export function writeUtf8(minimizers: object[]): void {
  const at = minimizers.findIndex(({constructor}) => constructor.name === NAME);
  const {ecma, format, ...options} = getSwcJsMinimizerOptions();
  if (at < 0 || !(format && 'ascii_only' in format)) {
    throw new Error(`Docusaurus 的 ${NAME} 变了样 → 改 src/features/lean`);
  }
  const minimizerOptions = {minify: true, ecma, ...options, format: {...format, ascii_only: false}};
  minimizers[at] = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions} as ConstructorParameters<
    typeof rspack.SwcJsMinimizerRspackPlugin
  >[0]);
}
