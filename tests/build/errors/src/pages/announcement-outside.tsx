import {useAnnouncementBar} from '@docusaurus/theme-common/internal';

export default () => String(useAnnouncementBar().isActive);
