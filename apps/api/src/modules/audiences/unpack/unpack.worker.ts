import { parentPort, workerData } from 'node:worker_threads';
import { listTables, writeTable, type PackedTables, type TablesRequest, type UnpackRequest } from './unpacking.ts';
import { UnpackProblem } from './unpackProblem.ts';

export type UnpackTask = { list: TablesRequest } | { unpack: UnpackRequest };

export type UnpackAnswer = { found: PackedTables } | { isUnpacked: true } | { problem: string; isTooLarge: boolean };

export interface UnpackNews {
  share: number;
}

/** How often progress is told: each hundredth. */
const STEPS = 100;

async function answerTo(task: UnpackTask): Promise<UnpackAnswer> {
  if ('list' in task) return { found: await listTables(task.list) };
  let told = 0;
  await writeTable(task.unpack, (share) => {
    if (share * STEPS < told + 1) return;
    told = Math.floor(share * STEPS);
    parentPort?.postMessage({ share } satisfies UnpackNews);
  });
  return { isUnpacked: true };
}

try {
  parentPort?.postMessage(await answerTo(workerData as UnpackTask));
} catch (error) {
  // Anything else is our fault, or the disk’s, and ends the thread.
  if (!(error instanceof UnpackProblem)) throw error;
  const { message: problem, isTooLarge } = error;
  parentPort?.postMessage({ problem, isTooLarge } satisfies UnpackAnswer);
}
