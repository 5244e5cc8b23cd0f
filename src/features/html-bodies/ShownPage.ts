import {createContext} from 'react';

/** The page of the innermost route around: its path as the table of routes spells it, and how many bodies of it stand in the document. */
export const ShownPage = createContext({path: '', bodies: 0});
