declare module '@generated/diagrams/default/draw.json' {
  /** The address of the script that `draw.ts` becomes (src/features/diagrams). */
  const address: string;
  export default address;
}
