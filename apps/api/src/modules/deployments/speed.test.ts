import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { confirmedProduct } from '../../testing/launches.ts';
import { startRelay, type Relay } from '../../testing/relay.ts';

let app: TestApp;
let relay: Relay;
beforeAll(async () => {
  relay = await startRelay();
  app = await testApp({ partial: true, smtpUrl: relay.url });
});
afterAll(async () => {
  await app.close();
  await relay.close();
});

/** The relay shares this process, so the budget of 500 a second is the bench's; here only a fall by an order shows. */
it('sends well over a hundred messages a second', async () => {
  const people = 2000;
  await confirmedProduct(app, { members: people, product: { volume_ordered: people } });
  app.clock.advance(3_600_000);
  const began = performance.now();
  await app.runJobs();
  const rate = people / ((performance.now() - began) / 1000);
  console.info(`${Math.round(rate)} messages a second`);
  expect(relay.received).toHaveLength(people + 2);
  expect(rate).toBeGreaterThan(100);
}, 60_000);
