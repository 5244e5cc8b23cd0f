import type {Plugin} from '@docusaurus/types';
import type {BuildContext} from '../../../shared/build/BuildContext';
import {pageRecords} from './pageRecords';
import {writeIndex} from './writeIndex';

/** Writes the search index of the built pages. */
export const searchIndex =
  ({pages}: BuildContext) =>
  (): Plugin => {
    const recordsOf = pages.reader('search', ({html, address, $}) => pageRecords(html, address, $));
    return {
      name: 'search-index',
      async postBuild(props) {
        console.log(`[search-index] ${writeIndex(props, recordsOf)}`);
      },
    };
  };
