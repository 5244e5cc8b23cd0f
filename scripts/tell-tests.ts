import {tellTests} from './site/ownTests';

/** The first step of `npm test` in a site made by `npm run new -- site`. */
console.log(tellTests());
