import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

export default () => String(useNavbarMobileSidebar().shown);
