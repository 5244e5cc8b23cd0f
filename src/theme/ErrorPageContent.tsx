// Change: the same crash screen as outside the layout, in the site's type and at readable contrast.
import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import Crash from '@site/src/shared/ui/Crash';

export default function ErrorPageContent(props: Props): ReactNode {
  return <Crash title={<Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>} {...props} />;
}
