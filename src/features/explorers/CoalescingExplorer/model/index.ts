/** Bytes of a sector, the unit of transfers, and of an L1 cache line. Source: CUDA Programming Guide, “Coalesced Global Memory Access”. */
export const SECTOR = 32;
export const LINE = 128;
export const LANES = 32;

/** The request of a warp: lane t reads `size` bytes from byte `start + t * step`. */
export interface Access {
  size: number;
  step: number;
  start: number;
}

/** A part of a sector that one or more lanes access, in bytes from the sector's start. */
export interface Piece {
  from: number;
  to: number;
  lane: number;
}

export interface Sector {
  /** Number of the sector, from address 0. */
  number: number;
  pieces: Piece[];
}

export interface Request {
  sectors: Sector[];
  /** Lines of the cache that the sectors lie in. */
  lines: number[];
  /** Distinct bytes that are requested. */
  wanted: number;
  moved: number;
}

/** Simulates one request of a warp, lane by lane. */
export function request({size, step, start}: Access): Request {
  const sectors = new Map<number, Sector>();
  const bytes = new Set<number>();
  for (let lane = 0; lane < LANES; lane += 1) {
    for (let at = start + lane * step, left = size; left > 0;) {
      const number = Math.floor(at / SECTOR);
      const from = at % SECTOR;
      const to = Math.min(SECTOR, from + left);
      const sector = sectors.get(number) ?? {number, pieces: []};
      sector.pieces.push({from, to, lane});
      sectors.set(number, sector);
      for (let byte = 0; byte < to - from; byte += 1) {
        bytes.add(at + byte);
      }
      at += to - from;
      left -= to - from;
    }
  }
  const sorted = [...sectors.values()].sort((a, b) => a.number - b.number);
  const lines = new Set(sorted.map(({number}) => Math.floor((number * SECTOR) / LINE)));
  return {sectors: sorted, lines: [...lines], wanted: bytes.size, moved: sorted.length * SECTOR};
}

/**
 * Sectors of a request by the formula of note 4.5; lanes a step d apart, r bytes into a sector.
 * Holds when every element lies within one sector (its size divides 32 and its address).
 */
export function sectorCount({step, start}: Pick<Access, 'step' | 'start'>): number {
  if (step === 0) {
    return 1;
  }
  return step >= SECTOR ? LANES : step + Number(start % SECTOR >= step);
}
