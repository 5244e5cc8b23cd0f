import {adoptSource} from './site/adoptSource';

/** Takes a folder of Markdown into a site that `npm run new -- site` has made: `npm run adopt -- <folder>`. */
function main([folder, ...rest]: string[]): void {
  if (folder === undefined || rest.length > 0) {
    console.error('用法：npm run adopt -- <一个 Docusaurus 站点或一个 Markdown 文件夹>');
    process.exitCode = 1;
    return;
  }
  try {
    console.log(adoptSource(folder, process.cwd()));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

main(process.argv.slice(2));
