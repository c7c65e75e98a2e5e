import type { SetupWorker } from 'msw/browser';

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}

let started: Promise<SetupWorker> | undefined;

/** Answers the stories' requests. The add-on's own start is called by each of a page's stories, and fails at the second. */
export function networkWorker(): Promise<SetupWorker> {
  return (started ??= start());
}
