/** What plugins/relations writes: the notes that each note asks for first, by their ids. */
declare module '@generated/relations/default/prerequisites.json' {
  const prerequisites: Record<string, string[]>;
  export default prerequisites;
}
