import {pushCommand} from '../src/features/search/hosted/push/pushCommand';

pushCommand(process.argv.slice(2), process.env, 'build/search/records.json', console.log).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
