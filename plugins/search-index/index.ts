import type {Plugin} from '@docusaurus/types';
import {writeIndex} from './writeIndex';

/** Makes the files of the search from the built pages. */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    async postBuild(props) {
      console.log(`[search-index] ${writeIndex(props)}`);
    },
  };
}
