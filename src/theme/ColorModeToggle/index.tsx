// Change: a name for the button, so that it works before the app does (src/client/early); a first label that is right where the system is not followed.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import OriginalColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

export default function ColorModeToggle({buttonClassName, value, ...props}: Props): ReactNode {
  return <OriginalColorModeToggle {...props} value={value ?? (props.respectPrefersColorScheme ? null : 'light')} buttonClassName={clsx(buttonClassName, 'colour-toggle')} />;
}
