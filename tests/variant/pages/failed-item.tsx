import BrowserOnly from '@docusaurus/BrowserOnly';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import NavbarContent from '@theme/Navbar/Content';

/** A second navbar, in the content, whose only item names a sidebar that does not exist. */
function BrokenNavbar() {
  const context = useDocusaurusContext();
  const {siteConfig} = context;
  const navbar = {
    ...(siteConfig.themeConfig.navbar as object),
    items: [{type: 'docSidebar', sidebarId: 'nosuch', label: '坏的一项', position: 'left'}],
  };
  return (
    <Context.Provider value={{...context, siteConfig: {...siteConfig, themeConfig: {...siteConfig.themeConfig, navbar}}}}>
      <NavbarContent />
    </Context.Provider>
  );
}

export default function FailedItem() {
  return (
    <Layout title="坏的导航项">
      <main>
        <BrowserOnly>{() => <BrokenNavbar />}</BrowserOnly>
      </main>
    </Layout>
  );
}
