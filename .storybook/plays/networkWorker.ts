import type { SetupWorker } from 'msw/browser';

/** The library's own name for its worker. */
const FILE = '/mockServiceWorker.js';

/**
 * Makes this page one of the worker's. The worker leaves when its last page closes. A page that opens in that moment keeps it at
 * work without being its own, and its requests would go to a server that isn't there.
 */
async function joinWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const joined = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  // A new worker takes all pages when it begins. One that is at work already takes those that open from now on.
  const { active } = await serviceWorker.register(FILE);
  if (active && !serviceWorker.controller) location.reload();
  await joined;
}

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  await joinWorker();
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}

let started: Promise<SetupWorker> | undefined;

/** Answers the stories' requests. The add-on's own start is called by each of a page's stories, and fails at the second. */
export function networkWorker(): Promise<SetupWorker> {
  return (started ??= start());
}
