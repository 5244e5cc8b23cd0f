/** Written by the plugin (index.ts) at each build. */
declare module '@generated/verified-programs/default/receipts.json' {
  const receipts: import('./index').Receipts;
  export default receipts;
}
