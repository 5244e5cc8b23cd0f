// Change: wrapped; the interactive figures of the site stand in Markdown without an import, and what a post's preview refers to is found.
import MDXComponents from '@theme-original/MDXComponents';
import {previewComponents} from '@site/src/features/blog-pages/preview';
import * as components from '@site/src/features/markdownComponents';

export default {...MDXComponents, ...previewComponents, ...components};
