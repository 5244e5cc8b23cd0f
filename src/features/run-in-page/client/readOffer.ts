import type {Kind} from '../host/types';
import {PLAIN, type Offer} from '../offer';

/** The offer as the attributes of its button hold it. */
export function readOffer(button: HTMLButtonElement): Omit<Offer, 'bytes'> {
  const {run = '', hash = '', kind = PLAIN, count, args} = button.dataset;
  return {module: run, hash, kind: kind as Kind, count: count === undefined ? undefined : Number(count), args};
}
