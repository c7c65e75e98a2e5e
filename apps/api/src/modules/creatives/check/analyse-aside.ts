import { Worker } from 'node:worker_threads';
import type { Analysis, HtmlContent } from './analyse-html.ts';

/** Seconds; a megabyte of ordinary markup takes one. */
const longest = 15;

/**
 * Analyses in a thread of its own with an end and a memory limit: a hostile file costs this check and nothing else.
 * Null when it was stopped.
 */
export const analyseAside = (content: HtmlContent, signal?: AbortSignal): Promise<Analysis | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: 384, stackSizeMb: 8 },
    });
    const stop = (): void => void worker.terminate();
    const end = setTimeout(stop, longest * 1000);
    signal?.addEventListener('abort', stop, { once: true });
    let result: Analysis | null = null;
    worker.on('message', (analysis: Analysis) => {
      result = analysis;
    });
    // Out of memory and stack overflow arrive here too; both speak of the file and not of us.
    worker.on('error', (error) => {
      if (!(error instanceof RangeError) && !('code' in error)) reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(end);
      signal?.removeEventListener('abort', stop);
      resolve(result);
    });
  });
