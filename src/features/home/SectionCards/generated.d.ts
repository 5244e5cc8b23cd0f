declare module '@generated/home/default/sections.json' {
  const sections: import('..').SectionCard[];
  export default sections;
}
