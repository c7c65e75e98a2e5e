import { parentPort, workerData } from 'node:worker_threads';
import { charsetOf } from './charsets.ts';

parentPort?.postMessage(charsetOf(Buffer.from(workerData as Uint8Array)));
