import { parentPort, workerData } from 'node:worker_threads';
import { analyseHtml } from './analyse-html.ts';
import type { HtmlContent } from './analyse-html.ts';

parentPort?.postMessage(analyseHtml(workerData as HtmlContent));
