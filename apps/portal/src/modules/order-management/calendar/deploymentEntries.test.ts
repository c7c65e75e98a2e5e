import { expect, it } from 'vitest';
import { calendarProduct, productOverlaps } from '../../../fixtures/builders/planning/calendar.builders.ts';
import { productActions } from '../../../fixtures/builders/product.builders.ts';
import { countShown, entryOf, waitsFor, type Deployment } from './deploymentEntries.ts';

const words = { number: String, time: (at: string) => at.slice(11, 16), isMovable: true, overlaps: [] };
const reason = {
  code: 'links',
  text: '5 links do not answer.',
  subject: { entity: 'creative', id: 412 },
  actor: 'Creative team',
} as const;

it.each<[Deployment['product_status'], string | null, string | undefined]>([
  ['Needs Attention', 'Noor Haddad', 'blocked'],
  ['Pending: Audience', 'Data team', 'blocked'],
  ['Processing', 'Anyone who may confirm', 'waiting'],
  ['Processing', 'Nobody', undefined],
  ['Ready To Launch', 'Anyone who may launch', 'ready'],
  ['Approved', 'Nobody', undefined],
  ['Draft', 'Noor Haddad', undefined],
])('%s with %s as the actor is %s', (product_status, next_actor, group) => {
  expect(waitsFor(calendarProduct({ product_status, next_actor }))).toBe(group);
});

it('counts what each choice shows', () => {
  const products = [calendarProduct(), calendarProduct(), calendarProduct({ product_status: 'Error: Audience' })];
  expect(countShown(products)).toEqual({ all: 3, blocked: 1, waiting: 0, ready: 2 });
});

it('is as high as it sends, and says what it waits for', () => {
  expect(entryOf(calendarProduct(), words)).toEqual({
    id: '20910',
    title: 'Autumn trail boots, wave 2',
    start: '2026-11-24T13:00:00.000Z',
    end: '2026-11-24T21:20:00.000Z',
    tone: 'pre-success',
    href: '/order-management/edit-order/10442?product=20910',
    detail: '250000',
    status: 'Ready To Launch',
    lines: ['Fernwick & Daughters', 'done 21:20'],
    progress: undefined,
    isMovable: true,
  });
  const lines = (over: Partial<Deployment>) => entryOf(calendarProduct(over), words).lines?.at(-1);
  expect(lines({ product_status: 'Needs Attention', reasons: [{ ...reason }] })).toBe('5 links do not answer.');
  expect(lines({ product_status: 'Needs Attention', next_step: 'choose a new start' })).toBe('Choose a new start');
  expect(lines({ product_status: 'Processing', next_step: 'confirm 64,000' })).toBe('Confirm 64,000');
  expect(lines({ volume: null, done_at: null })).toBe('Fernwick & Daughters');
});

it('says how much of a deployment that goes out now has left', () => {
  const live = { product_status: 'Live', volume: 96_000, volume_delivered: 36_000 } as const;
  expect(entryOf(calendarProduct(live), words)).toMatchObject({
    progress: 0.375,
    lines: ['Fernwick & Daughters', '36000 sent of 96000'],
  });
  // The last list may have been longer than this one.
  expect(entryOf(calendarProduct({ ...live, volume: 30_000 }), words).progress).toBe(1);
  expect(entryOf(calendarProduct({ ...live, volume: null }), words).progress).toBeUndefined();
  expect(entryOf(calendarProduct({ ...live, product_status: 'Needs Attention' }), words).progress).toBeUndefined();
});

it('can be moved where the server allows the change, by people who may change orders', () => {
  const fixed = calendarProduct({ actions: productActions(['cancel']) });
  expect(entryOf(fixed, words).isMovable).toBe(false);
  expect(entryOf(calendarProduct(), { ...words, isMovable: false }).isMovable).toBe(false);
  expect(entryOf(calendarProduct({ actions: [] }), words).isMovable).toBe(false);
});

it('names the deployments that reach the same people', () => {
  const line = (product_id: number) =>
    entryOf(calendarProduct({ product_id }), { ...words, overlaps: productOverlaps.objects }).lines?.[0];
  expect([line(20_814), line(20_816), line(20_910)]).toEqual([
    '18212 also get ‘Feiertagsgruß’',
    '18212 also get ‘Early access, wave 2’',
    'Fernwick & Daughters',
  ]);
});
