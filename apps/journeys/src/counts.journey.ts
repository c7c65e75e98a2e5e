import type { V1Schemas } from '@mailroom/api-client';
import { expect, test } from './journey.ts';
import { compareRecords, isWhole, oneOfEach } from './numbers/compareRecords.ts';
import { screensOf } from './numbers/openScreen.ts';
import { lengthOf, numberIn } from './numbers/shownNumbers.ts';
import { readAll, readApi } from './readApi.ts';
import { signIn } from './signIn.ts';

type Creative = V1Schemas['Creative'];
type Audience = V1Schemas['Audience'];

/** Wide enough for every column of the lists. */
test.use({ viewport: { width: 2_560, height: 1_440 } });

test('the tabs of a creative of each status count what is behind them', async ({ page, product: { url }, product }) => {
  await signIn(page, product, 'robin@mailroom.example', '/unauthorized');
  const screen = screensOf(page);
  const all = await readAll<V1Schemas['CreativeRow']>(page, `${url}/api/v1/creatives`);
  const { found, comparisons } = await compareRecords({
    rows: oneOfEach(all, ({ status }) => status, 2),
    nameOf: ({ id, status }) => `creative ${id} (${status})`,
    read: ({ id }) => readApi<Creative>(page, `${url}/api/v1/creative/${id}`),
    look: async (say, { id }) => {
      const { open_findings: open } = await readApi<Creative>(page, `${url}/api/v1/creative/${id}`);
      const { tabs } = await screen(`/campaign-creatives/${id}`);
      say('open findings', 'the API', open);
      say('open findings', 'its tab', numberIn(tabs['Overview'] ?? '') ?? 0);
      for (const tab of ['Links', 'Clients', 'Seeds', 'Revisions']) {
        // '1 of 7' are broken.
        say(tab.toLowerCase(), 'the tab', tabs[tab]?.replace(/^.* of /, ''));
        const behind = await screen(`/campaign-creatives/${id}?tab=${tab.toLowerCase()}`);
        say(tab.toLowerCase(), 'what is behind the tab', lengthOf(behind));
      }
    },
  });
  expect(found).toEqual([]);
  expect(comparisons).toBeGreaterThan(isWhole ? 20 : 8);
});

test('an audience of each status has the same numbers on every screen', async ({ page, product: { url }, product }) => {
  await signIn(page, product, 'robin@mailroom.example', '/unauthorized');
  const screen = screensOf(page);
  const all = await readAll<V1Schemas['AudienceRow']>(page, `${url}/api/v1/audience`);
  const { found, comparisons } = await compareRecords({
    rows: oneOfEach(all, ({ status }) => status, 2),
    nameOf: ({ id, status }) => `audience ${id} (${status})`,
    read: ({ id }) => readApi<Audience>(page, `${url}/api/v1/audience/${id}`),
    look: async (say, { id, name, account_id: account }) => {
      const { counts, ...audience } = await readApi<Audience>(page, `${url}/api/v1/audience/${id}`);
      say('rows', 'the API', counts.rows);
      say('rejected', 'the API', counts.rejected);
      say('deliverable', 'the API', audience.deliverable);
      const search = new URLSearchParams({ size: '100', search: name, account: String(account) });
      const { rows } = await screen(`/audience-builder/people?${search}`);
      const row = rows.find(({ href }) => href.endsWith(`/people/${id}`));
      say('rows', 'the list', row?.cells['Rows']);
      say('rejected', 'the list', row?.cells['Rejected']);
      say('deliverable', 'the list', row?.cells['Deliverable']);
      const { facts, tabs } = await screen(`/audience-builder/people/${id}`);
      say('rows', 'its page', facts['Rows in the file']);
      say('rejected', 'its page', facts['Rejected']);
      if (audience.version_number === null) return;
      say('deliverable', 'its page', facts['Deliverable']);
      const held = ['house', 'account'].map((scope) => numberIn(facts[`On ${scope} lists`] ?? '') ?? 0);
      say('suppressed', 'the API', audience.suppressed_now);
      say(
        'suppressed',
        'its page',
        held.reduce((sum, each) => sum + each, 0),
      );
      say('members', 'its page', facts['Members']);
      say('members', 'the tab', tabs['Members']);
      const behind = await screen(`/audience-builder/people/${id}?tab=members`);
      say('members', 'what is behind the tab', lengthOf(behind));
    },
  });
  expect(found).toEqual([]);
  expect(comparisons).toBeGreaterThan(isWhole ? 8 : 5);
});
