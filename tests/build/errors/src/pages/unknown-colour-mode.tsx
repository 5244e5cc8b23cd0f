import Layout from '@theme/Layout';
import ColorModeToggle from '@theme/ColorModeToggle';

export default () => (
  <Layout>
    <ColorModeToggle value="purple" onChange={() => {}} respectPrefersColorScheme />
  </Layout>
);
