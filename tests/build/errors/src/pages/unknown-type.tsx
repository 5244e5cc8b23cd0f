import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

export default () => (
  <Layout>
    <NavbarItem type="nosuch" label="坏" />
  </Layout>
);
