import {createContext} from 'react';

/** The id of the island around a component, the same on the server and in the browser; ids inside it begin with it. */
export const IslandId = createContext('');
