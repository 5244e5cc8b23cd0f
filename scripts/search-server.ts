import {serverCommand} from '../src/features/search/hosted/server/serverCommand';

serverCommand(process.argv.slice(2), process.env, console.log).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
