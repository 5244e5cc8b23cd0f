/** Written by src/features/run-in-page/index.ts. */
declare module '@generated/run-in-page/default/python.json' {
  const files: import('../offer').PythonFiles;
  export default files;
}
