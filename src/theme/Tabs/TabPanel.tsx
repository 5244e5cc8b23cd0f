import {createElement, type ReactNode} from 'react';

interface Props {
  id: string;
  labelledBy: string;
  label: string;
  isHidden: boolean;
  children: ReactNode;
}

/** React writes `hidden="until-found"` as it stands only on an element of a name that is not HTML's. */
export default function TabPanel({id, labelledBy, label, isHidden, children}: Props): ReactNode {
  return createElement('tab-panel', {id, role: 'tabpanel', 'aria-labelledby': labelledBy, 'data-label': label, hidden: isHidden ? 'until-found' : undefined}, children);
}
