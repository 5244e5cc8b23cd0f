import words from '@generated/codeTranslations';
// All translations where src/features/lean does not split them: on the server and in `npm start`.
import wordsOfSearch from '@generated/codeTranslations?search';

// To be imported before the components of the search: its translations are not in the app's bundle.
Object.assign(words, wordsOfSearch);
