import type {ComponentType} from 'react';

/** Fetches the code of an island with these props. */
export type Load<Props> = (props: Props) => Promise<{default: ComponentType<Props>}>;

/** How to fetch each island that is known, by its name. */
export const registry = new Map<string, Load<never>>();

let loadAll: () => Promise<unknown> = async () => {};

/** Sets how all islands are loaded; called once by src/features/registerIslands.ts, since this feature imports no island. */
export function setIslands(load: () => Promise<unknown>): void {
  loadAll = load;
}

/** Makes all islands of the site known. */
export const loadAllIslands = (): Promise<unknown> => loadAll();
