type Placed<Item> = Item & {position: 'left' | 'right'};

/** Navbar items stand at the right unless they say otherwise (specification 2.4); upstream's schema would put them at the left. */
export function place<Item extends {position?: 'left' | 'right'}>(items: Item[]): Placed<Item>[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}
