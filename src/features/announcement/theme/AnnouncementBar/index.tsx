// Change: the attribute that hides the bar before hydration follows the storage, so that a new announcement shows at once and a dismissal holds in every tab.
import {useEffect, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import OriginalAnnouncementBar from '@theme-init/AnnouncementBar';

export default function AnnouncementBar(): ReactNode {
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  useEffect(() => {
    // Null: nothing stored, or not read yet; what the inline script wrote is right.
    if (dismissed !== null) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', dismissed);
    }
  }, [dismissed]);
  return <OriginalAnnouncementBar />;
}
