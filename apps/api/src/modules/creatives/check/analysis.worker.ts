import { parentPort, workerData } from 'node:worker_threads';
import { analyseHtml } from './analyseHtml.ts';
import type { HtmlContent } from './analyseHtml.ts';

parentPort?.postMessage(analyseHtml(workerData as HtmlContent));
