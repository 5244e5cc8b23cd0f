import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

export default () => (
  <Layout>
    <NavbarItem type="docSidebar" sidebarId="empty" label="坏" />
  </Layout>
);
