import {symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolTriangle, symbolWye} from 'd3-shape';

/** Each series differs from the others in colour, dash and marker (lines) or hatch (bars): colour is never the only cue. */
export const LOOKS = [
  {colour: 'var(--indigo, #1F5A9E)', dash: undefined, marker: symbolCircle, hatch: undefined},
  {colour: 'var(--cinnabar, #B0381F)', dash: '7 3', marker: symbolSquare, hatch: 'M-2,2l4,-4M0,8l8,-8M6,10l4,-4'},
  {colour: 'var(--jade, #1F7A5C)', dash: '2 3', marker: symbolTriangle, hatch: 'M-2,6l4,4M0,0l8,8M6,-2l4,4'},
  {colour: 'var(--amber, #8A5A00)', dash: '9 3 2 3', marker: symbolDiamond, hatch: 'M0,2h8M0,6h8'},
  {colour: 'var(--violet, #6A3D9A)', dash: '4 2', marker: symbolCross, hatch: 'M2,0v8M6,0v8'},
  {colour: 'var(--ink-2, #555D66)', dash: '1 2', marker: symbolWye, hatch: 'M0,4h8M4,0v8'},
] as const;

export type Look = (typeof LOOKS)[number];

/** Outline of a series' marker, centred on the origin. */
export const markerPath = ({marker}: Look) => symbol(marker, 46)()!;
