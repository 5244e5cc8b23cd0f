import {createContext, useContext, type ComponentProps, type ReactNode} from 'react';
import Link from '@theme-original/MDXComponents/A';

/** The address of the post whose preview stands in a list; none on the page of a post, and for notes. */
export const PreviewOf = createContext<string | undefined>(undefined);

/** A link of Markdown. What a preview's link to an anchor leads to is on the page of the post. */
function PreviewLink({id, ...props}: ComponentProps<'a'>): ReactNode {
  const post = useContext(PreviewOf);
  return post !== undefined && props.href?.startsWith('#') ? (
    <Link {...props} href={`${post}${props.href}`} aria-describedby={undefined} />
  ) : (
    <Link id={id} {...props} />
  );
}

/** The footnotes of a page: those of a post stand on its page alone, since many previews are on one page. */
function Footnotes(props: ComponentProps<'section'>): ReactNode {
  return useContext(PreviewOf) === undefined ? <section {...props} /> : null;
}

/** For `@theme/MDXComponents`. */
export const previewComponents = {a: PreviewLink, section: Footnotes};
