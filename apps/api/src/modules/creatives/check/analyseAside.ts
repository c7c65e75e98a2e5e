import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Analysis, HtmlContent } from './analyseHtml.ts';

/** The worker's file has this file's ending: .ts in the sources, .js in the built server. */
const WORKER = new URL(`./analysis.worker${extname(import.meta.url)}`, import.meta.url);

/** Seconds. A megabyte of ordinary markup takes one. */
const LONGEST_SECONDS = 15;

/**
 * Analyses in a separate thread with a time and memory limit, so that a hostile file costs only its own check. Null if
 * the thread was stopped.
 */
export function analyseAside(content: HtmlContent, signal?: AbortSignal): Promise<Analysis | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: 384, stackSizeMb: 8 },
    });
    const stop = (): void => void worker.terminate();
    const end = setTimeout(stop, LONGEST_SECONDS * 1000);
    signal?.addEventListener('abort', stop, { once: true });
    let result: Analysis | null = null;
    worker.on('message', (analysis: Analysis) => {
      result = analysis;
    });
    // Out of memory and stack overflow arrive here too; the file causes both, so they aren't failures of ours.
    worker.on('error', (error) => {
      if (!(error instanceof RangeError) && !('code' in error)) reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(end);
      signal?.removeEventListener('abort', stop);
      resolve(result);
    });
  });
}
