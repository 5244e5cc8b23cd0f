import type {ListedProps} from '../../../shared/ui/noteFrontMatter';

/** What the page of a category knows of its notes, by their ids (src/features/lean). */
export type Notes = Record<string, Partial<ListedProps> & {description: string; prerequisites: string[]}>;
