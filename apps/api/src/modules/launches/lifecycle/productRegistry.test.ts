import { productStatuses } from '@mailroom/domain/statuses/productStatuses';
import type { Permission } from '@mailroom/domain/access/permissions';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import {
  built,
  holdOver,
  notBuildable,
  platformEvent,
  startReached,
  stepFailed,
  waits,
  type PlatformEvent,
} from '../../../testing/lifecycle.ts';
import { illegalSteps, stepsOf } from '../../../testing/life/history.ts';
import { reviseCreative } from '../../../testing/launches.ts';
import { readyProduct, reconcileAll, type Campaign } from '../../../testing/orders.ts';

/** A soak walks ten times as far, and another way each time. */
const isSoak = process.env['SOAK_ROWS'] !== undefined;
const WALKS = isSoak ? { numRuns: 400 } : { numRuns: 15, seed: 20260302 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

const EVERYTHING: Permission[] = [
  'can_view_product',
  'can_update_order',
  'can_launch_product',
  'can_abort_product',
  'can_confirm_product',
];

const system: Record<string, PlatformEvent> = {
  holdOver,
  built,
  waits,
  notBuildable,
  startMissed: platformEvent('start_missed'),
  startReached,
  allFinal: platformEvent('all_final'),
  endPassed: platformEvent('end_passed'),
  responseWindowOver: platformEvent('response_window_over'),
  stepFailed,
  autoPause: platformEvent('auto_pause'),
};

const calls: Record<string, [string, object]> = {
  launch: ['launch', {}],
  relaunch: ['relaunch', {}],
  cancel: ['abort', { reason: 'Stop' }],
  pause: ['abort', { mode: 'pause', reason: 'Wait' }],
  go: ['confirm', {}],
  count: ['confirm', { decision: 'count', reason: 'Enough' }],
  sendBack: ['confirm', { decision: 'send_back', reason: 'Again' }],
  undo: ['confirm', { decision: 'undo' }],
};

/** Changes to the product's parts that other people make meanwhile. */
const parts: Record<string, (campaign: Campaign) => Promise<unknown>> = {
  rejectCreative: ({ creativeId }) => app.sql(`update creative set status = 'Invalid' where id = $1`, [creativeId]),
  approveCreative: ({ creativeId }) => app.sql(`update creative set status = 'Approved' where id = $1`, [creativeId]),
  shrink: ({ versionId }) => app.sql('update audience_version set deliverable = 50 where id = $1', [versionId]),
  revise: (campaign) => reviseCreative(app, campaign),
  grow: ({ versionId }) => app.sql('update audience_version set deliverable = 100 where id = $1', [versionId]),
};

// A walk begins with some of the usual steps of a launch and continues at random, so that it reaches late states too.
const USUAL = ['launch', 'holdOver', 'built', 'waits', 'go', 'startReached'];
const anything = fc.constantFrom(...Object.keys(calls), ...Object.keys(system), ...Object.keys(parts));
const walks = fc
  .tuple(fc.integer({ min: 0, max: USUAL.length }), fc.array(anything, { minLength: 4, maxLength: 16 }))
  .map(([length, more]) => [...USUAL.slice(0, length), ...more]);

it(
  'takes only transitions of the registry, whatever is tried in whatever order',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(walks, async (tried) => {
        const campaign = await readyProduct(app, { account: { undo_seconds: 60 } });
        const { productId, accountId } = campaign;
        const as = app.as(await app.user({ accounts: [accountId], permissions: EVERYTHING }));
        const job = { kind: 'job' as const, accounts: [accountId], job: 'test', requestId: 'test' };
        for (const name of tried) {
          const [before] = await app.sql<{ status: string; launch_id: number | null; steps: number }>(
            `select status, launch_id, (select count(*) from product_transition where product_id = p.id) as steps from product p where id = $1`,
            [productId],
          );
          const call = calls[name];
          if (call) {
            const answer = await as.post(`/api/v1/product/${productId}/${call[0]}`, call[1]);
            expect([200, 202, 409]).toContain(answer.status);
            if (answer.status === 409) {
              const steps = await stepsOf(app, productId);
              expect(steps.length).toBe(before?.steps);
            }
          }
          const event = system[name];
          if (event && before?.launch_id) {
            const ref = { productId, accountId, launchId: before.launch_id };
            await app.write(job, (tx) => event(tx, ref));
          }
          if (parts[name]) {
            await parts[name](campaign);
            await reconcileAll(app);
          }
        }
        const steps = await stepsOf(app, productId);
        expect(illegalSteps(steps)).toEqual([]);
        for (const step of steps) seen.add(step.to_status);
        const [now] = await app.sql<{ status: string }>('select status from product where id = $1', [productId]);
        expect(now?.status).toBe(steps.at(-1)?.to_status);
        const { status: last } = await as.get(`/api/v1/product/${productId}`);
        expect(last).toBe(200);
      }),
      WALKS,
    );
    // The walks prove something only if they reach enough states.
    for (const status of ['Submitted', 'Processing', 'Approved', 'Live', 'Cancelled', 'Needs Attention']) {
      expect(seen).toContain(status);
    }
    expect([...seen].every((status) => productStatuses.some(({ code }) => code === status))).toBe(true);
  },
  isSoak ? 1_800_000 : 120_000,
);
