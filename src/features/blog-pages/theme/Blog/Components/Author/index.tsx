// Change: in the list of authors what one says of oneself stands below the name; upstream shows it on the author's own page only.
import type {ReactNode} from 'react';
import Original from '@theme-init/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';

export default function Author(props: Props): ReactNode {
  return (
    <>
      <Original {...props} />
      {props.as === 'h2' && props.author.description && <p>{props.author.description}</p>}
    </>
  );
}
