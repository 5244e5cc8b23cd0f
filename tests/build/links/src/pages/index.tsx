import Link from '@docusaurus/Link';

export default () => <Link to="/nosuch">坏的链接</Link>;
