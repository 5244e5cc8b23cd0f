import words from '@generated/codeTranslations';
// All of them where src/features/lean does not divide them: on the server and in `npm start`.
import wordsOfSearch from '@generated/codeTranslations?search';

// Imported before what speaks them: the words of the search do not come with the app.
Object.assign(words, wordsOfSearch);
