declare module '@generated/home/default/lanes.json' {
  const lanes: import('../build/lanes').Lane[];
  export default lanes;
}
