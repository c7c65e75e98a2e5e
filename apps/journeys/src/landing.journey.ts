import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { expect, test } from './journey.ts';
import { compareRecords, sampleOf } from './numbers/compareRecords.ts';
import { screensOf } from './numbers/openScreen.ts';
import { lengthOf, numberIn } from './numbers/shownNumbers.ts';
import { readApi } from './readApi.ts';
import { signIn } from './signIn.ts';

type NeedsAttention = V2Schemas['NeedsAttention'];

/** Everybody with at least how many counts they see: a landing page without any would agree with everything. */
const PEOPLE = { robin: 30, dana: 25, mika: 15, sam: 15, noor: 15, ines: 10 };

/** Where the navigation of each module is read. */
const MODULES: readonly [path: string, needs: string][] = [
  ['/administration/users', 'can_view_account'],
  ['/audience-builder/people', 'can_view_audience'],
  ['/campaign-creatives/dashboard', 'can_view_creative'],
  ['/order-management/dashboard', 'can_view_order'],
];

// In `npm test` robin and sam.
for (const [person, least] of sampleOf(Object.entries(PEOPLE), 2)) {
  test(`each count on the landing page, in the navigation and in the tabs leads to as many rows, as ${person}`, async ({
    page,
    product: { url },
    product,
  }) => {
    await signIn(page, product, `${person}@mailroom.example`, '/unauthorized');
    const screen = screensOf(page);
    const { permissions } = await readApi<V1Schemas['MyPermission']>(page, `${url}/api/v1/my_permission`);
    const held = new Set<string>(permissions.map(({ name }) => name));
    const { found, comparisons } = await compareRecords({
      rows: [person],
      nameOf: () => 'landing',
      read: () => readApi<NeedsAttention>(page, `${url}/api/v2/needs-attention`),
      look: async (say) => {
        const { tiles, work, waiting } = await readApi<NeedsAttention>(page, `${url}/api/v2/needs-attention`);
        const landing = await screen('/landing');
        for (const line of tiles.flatMap(({ lines }) => lines)) {
          say(line.text, 'the API', line.count);
          say(line.text, 'its tile', landing.facts[line.text]);
        }
        for (const { text, count } of work) say(text, 'the API', count);
        const counts = new Map<string, string>();
        for (const { href, text } of landing.links) {
          const name = text.replaceAll(/[\d,]+/g, '').trim();
          const isCount = [...tiles.flatMap(({ lines }) => lines), ...work].some((line) => line.text === name);
          if (isCount) counts.set(href, name);
          if (isCount) say(name, 'the landing page', text);
        }
        for (const [href, name] of counts) say(name, `the list behind it, ${href},`, lengthOf(await screen(href)));

        for (const { entity, id, text } of waiting) {
          if (entity !== 'product' || !/^(Launch|Confirm) /.test(text)) continue;
          const { recipients } = await readApi<V1Schemas['Product']>(page, `${url}/api/v1/product/${id}`);
          say(`recipients of product ${id}`, 'the API', recipients);
          say(
            `recipients of product ${id}`,
            'the landing page',
            landing.texts.find((row) => row.includes(text)) && text,
          );
        }

        const places = new Map<string, string>();
        for (const [path, needs] of MODULES) {
          if (!held.has(needs)) continue;
          for (const { href, text } of (await screen(path)).navigation) places.set(href, text);
        }
        for (const [href, text] of places) {
          const name = `${text.replaceAll(/[\d,]+/g, '').trim()} in the navigation`;
          say(name, 'the navigation', text);
          say(name, 'its list', lengthOf(await screen(href)));
        }

        for (const [whose, tab] of [
          ['all', 'All tasks'],
          ['to_do', 'To do'],
          ['mine', 'My tasks'],
        ] as const) {
          const tasks = await screen(`/task-management/dashboard?whose=${whose}`);
          say(tab, 'the tab', numberIn(tasks.tabs[tab] ?? ''));
          say(tab, 'the list behind the tab', lengthOf(tasks));
        }
      },
    });
    expect(found).toEqual([]);
    expect(comparisons).toBeGreaterThan(least);
  });
}
