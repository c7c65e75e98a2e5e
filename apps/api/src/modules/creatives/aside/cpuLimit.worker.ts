import { workerData } from 'node:worker_threads';

/** Milliseconds between two looks. */
const PAUSE = 50;
/** The processor time of the process, in milliseconds, at which it ends; 0 while it has no work. */
const limit = new Int32Array(workerData as SharedArrayBuffer);

function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// The work blocks the thread beside this one, so only another thread can watch it.
for (;;) {
  const end = Atomics.load(limit, 0);
  if (end > 0 && used() >= end) process.kill(process.pid, 'SIGVTALRM');
  Atomics.wait(limit, 0, end, end > 0 ? PAUSE : undefined);
}
