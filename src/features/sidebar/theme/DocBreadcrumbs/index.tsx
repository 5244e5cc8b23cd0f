// Change: the first crumb after home is the section, with its page; at the top of a sample a line that says where the course begins.
import {type ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import OriginalDocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import SampleNotice from '../../SampleNotice';
import {useOwnSection} from '../../useSections';

export default function DocBreadcrumbs(): ReactNode {
  const section = useOwnSection();
  const sidebar = useDocsSidebar();
  if (!section || !sidebar) {
    return <OriginalDocBreadcrumbs />;
  }
  // As the sidebar of all articles has it: a category with all of the section in it.
  const whole = {
    type: 'category' as const,
    label: section.label,
    href: section.path,
    items: sidebar.items,
    collapsed: false,
    collapsible: false,
  };
  return (
    <>
      <DocsSidebarProvider name={sidebar.name} items={[whole]}>
        <OriginalDocBreadcrumbs />
      </DocsSidebarProvider>
      <SampleNotice section={section} items={sidebar.items} />
    </>
  );
}
