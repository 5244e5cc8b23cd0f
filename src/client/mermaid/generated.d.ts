declare module '@generated/mermaid/default/draw.json' {
  /** The address of the script that `draw.ts` becomes (plugins/mermaid). */
  const address: string;
  export default address;
}
