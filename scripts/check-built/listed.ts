import {isListed} from '../../config/sitemap';
import type {BuiltPage} from './types';

/** Whether lists of pages name this one: an unlisted note or post, like all that search engines are to leave out, is in none. */
export const isListedPage = ({file, $}: BuiltPage): boolean => isListed(file) && $('meta[name=robots][content*=noindex]').length === 0;
