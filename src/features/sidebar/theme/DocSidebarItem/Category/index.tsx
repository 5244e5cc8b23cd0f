// Change: a part of a section, which has no page, says how many notes it holds.
import {type ReactNode} from 'react';
import OriginalCategory from '@theme-init/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {notesIn} from '../../../notesIn';

export default function DocSidebarItemCategory({item, ...props}: Props): ReactNode {
  const label = (
    <>
      {item.label}
      <span className="menu-count">{notesIn(item.items).length}</span>
    </>
  );
  // Upstream's type says text, but where there is no page the label is only shown.
  return <OriginalCategory item={item.href === undefined ? {...item, label: label as unknown as string} : item} {...props} />;
}
