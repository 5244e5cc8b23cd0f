// Change: only the image of the colour mode that is shown is fetched (the other one is not displayed, and so never near the window).
import type {ReactNode} from 'react';
import OriginalThemedImage from '@theme-init/ThemedImage';
import type {Props} from '@theme/ThemedImage';

export default function ThemedImage(props: Props): ReactNode {
  return <OriginalThemedImage loading="lazy" {...props} />;
}
