import {parentPort, workerData} from 'node:worker_threads';
import {writeIndex, type BuiltSite} from './writeIndex';

parentPort!.postMessage(writeIndex(workerData as BuiltSite));
