declare module '@generated/home/default/sections.json' {
  const sections: import('../../../plugins/home').SectionCard[];
  export default sections;
}
