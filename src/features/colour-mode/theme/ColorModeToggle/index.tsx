// Change: a name for the button, so that it works before the app does (src/features/first-visit/client); a first label that is right where the system is not followed.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import OriginalColorModeToggle from '@theme-init/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

export default function ColorModeToggle({buttonClassName, value, ...props}: Props): ReactNode {
  return (
    <OriginalColorModeToggle
      {...props}
      value={value ?? (props.respectPrefersColorScheme ? null : 'light')}
      buttonClassName={clsx(buttonClassName, 'colour-toggle')}
    />
  );
}
