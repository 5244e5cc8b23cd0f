import type {ComponentType} from 'react';

/** Fetches the code of an island with these props. */
export type Load<Props> = (props: Props) => Promise<{default: ComponentType<Props>}>;

/** How to fetch each island that is known, by its name. */
export const registry = new Map<string, Load<never>>();
