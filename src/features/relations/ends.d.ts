/** Written by the plugin (index.ts) at each build. */
declare module '@generated/relations/default/ends.json' {
  const ends: Record<string, import('./index').NoteEnd>;
  export default ends;
}
