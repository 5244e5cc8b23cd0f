import type {SearchRecord} from '../engine/types';

/** The text of a record's title or heading; empty for a passage. */
export const headingText = ({type, hierarchy}: SearchRecord): string => (type === 'content' ? '' : (hierarchy[type as 'lvl1'] ?? ''));
