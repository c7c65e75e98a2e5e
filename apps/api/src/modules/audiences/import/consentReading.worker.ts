import { parentPort } from 'node:worker_threads';
import { UnclosedQuote } from '../csv/scan.ts';
import { ConsentReading, type ConsentRequest, type FileRead } from './consentReading.ts';

/** A step of one reading. Each gets an answer, except `left`. */
export type ConsentStep = { id: number } & (
  | { open: ConsentRequest }
  | { block: Uint8Array }
  | { end: true }
  | { left: true }
);

export type ConsentAnswer = { id: number } & ({ next: true } | { found: FileRead } | { unclosed: string });

const readings = new Map<number, ConsentReading>();

function answerTo(step: ConsentStep): ConsentAnswer {
  const { id } = step;
  if ('open' in step) readings.set(id, new ConsentReading(step.open));
  const reading = readings.get(id);
  if ('block' in step) reading?.add(Buffer.from(step.block));
  if (!reading || !('end' in step)) return { id, next: true };
  readings.delete(id);
  return { id, found: reading.end() };
}

parentPort?.on('message', (step: ConsentStep) => {
  if ('left' in step) {
    readings.delete(step.id);
    return;
  }
  try {
    parentPort?.postMessage(answerTo(step));
  } catch (error) {
    readings.delete(step.id);
    // Anything else is our fault and ends the thread.
    if (!(error instanceof UnclosedQuote)) throw error;
    parentPort?.postMessage({ id: step.id, unclosed: error.message } satisfies ConsentAnswer);
  }
});
