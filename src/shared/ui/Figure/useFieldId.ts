import {useContext} from 'react';
import {IslandId} from '../IslandId';

/** The id of a named part of the figure; `useId` would differ between the server's page and the island's own root. */
export function useFieldId(name: string): string {
  return `${useContext(IslandId)}-${name}`;
}
