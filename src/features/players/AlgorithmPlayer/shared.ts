export interface Shared {
  input: string;
  step: number;
}

/** The URL at which the player named `address` opens with this input at this step. */
export function addressOf(page: string, address: string, {input, step}: Shared): string {
  const url = new URL(page);
  url.search = String(new URLSearchParams({[address]: input, step: String(step)}));
  url.hash = `player-${address}`;
  return url.href;
}

/** The player's input and step from a URL; the input is not validated. */
export function readShared(search: string, address: string): Shared | undefined {
  const query = new URLSearchParams(search);
  const input = query.get(address);
  return input === null ? undefined : {input, step: Math.trunc(Number(query.get('step'))) || 0};
}
