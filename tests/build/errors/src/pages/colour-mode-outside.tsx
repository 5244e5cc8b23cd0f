import {useColorMode} from '@docusaurus/theme-common';

export default () => useColorMode().colorMode;
