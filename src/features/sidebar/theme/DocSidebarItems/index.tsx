// Change: over the entries of a section its head; the entry of the page comes into view.
import {memo, useEffect, type ReactNode} from 'react';
import OriginalDocSidebarItems from '@theme-init/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import SectionHead from '../../SectionHead';
import {showCurrent} from '../../showCurrent';

/** Longer than a part takes to open. */
const OPENED_MS = 300;

function DocSidebarItems(props: Props): ReactNode {
  const {level, items, activePath} = props;
  useEffect(() => {
    if (level !== 1) {
      return undefined;
    }
    showCurrent();
    const timer = setTimeout(showCurrent, OPENED_MS);
    return () => clearTimeout(timer);
  }, [level, activePath]);
  return (
    <>
      {level === 1 && <SectionHead items={items} here={activePath} />}

      <OriginalDocSidebarItems {...props} />
    </>
  );
}

export default memo(DocSidebarItems);
