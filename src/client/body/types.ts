import type {FunctionComponent} from 'react';

/** The component of a Markdown page; plugins/lean-body gives it the name of its body. */
export interface LeanPage extends FunctionComponent {
  body?: string;
}

/** What a page's HTML holds for a navigation to it. */
export interface Bodies {
  /** The boxes by the names of the bodies in them. */
  boxes: Map<string, Element>;
  /** Stylesheets that this page has and others need not have, such as KaTeX's. */
  styles: {href: string; precedence: string}[];
}
