// Change: wrapped; the interactive figures of the site stand in Markdown without an import.
import MDXComponents from '@theme-original/MDXComponents';
import * as components from '@site/src/features/markdownComponents';

export default {...MDXComponents, ...components};
