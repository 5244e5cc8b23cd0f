import {Fragment, type ReactNode} from 'react';
import {unbrokenParts} from '../../pure/unbrokenParts';

/** A title whose lines end between words. For what the server alone draws: not every browser has a dictionary. */
export const Unbroken = ({text}: {text: string}): ReactNode =>
  unbrokenParts(text).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
