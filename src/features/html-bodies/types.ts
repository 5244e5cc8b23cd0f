import type {ComponentType, FunctionComponent, ReactElement} from 'react';

/** What the compiler of Markdown exports beside a page; of the metadata, what makes a note of it. */
export interface PageData {
  metadata?: {id: string; permalink: string; sidebar?: string; unlisted?: boolean};
  frontMatter?: object;
  contentTitle?: string;
  toc?: object[];
  assets?: object;
}

/** The component of a Markdown page, with its data as properties; src/features/html-bodies gives it the name of its body. */
export interface LeanPage extends FunctionComponent, PageData {
  body?: string;
  /** What draws the body in the browser, if React has to (isLive.ts). */
  live?: ComponentType<{children: ReactElement}>;
}

/** What a page's HTML holds for a navigation to it. */
export interface Bodies {
  /** The script of its build that names all others; none where the answer is no page of this site. */
  runtime: string | undefined;
  /** The boxes by the names of the bodies in them. */
  boxes: Map<string, HTMLElement>;
  /** Stylesheets that this page has and others need not have, such as KaTeX's. */
  styles: {href: string; precedence: string}[];
}
