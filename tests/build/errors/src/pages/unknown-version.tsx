import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

export default () => (
  <Layout>
    <NavbarItem type="docsVersionDropdown" versions={['9.9']} dropdownItemsBefore={[]} dropdownItemsAfter={[]} />
  </Layout>
);
