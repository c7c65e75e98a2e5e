import { expect, it } from 'vitest';
import { waitingProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product } from '../../../fixtures/builders/product.builders.ts';
import { keptBackWords, leavesAt, volumeWords, whatFollows } from './reviewPlan.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const IN_15_MINUTES = '2026-11-23T12:15:00.000Z';
const PAST = '2026-11-23T11:59:00.000Z';

function number(value: number) {
  return value.toLocaleString('en-US');
}

it.each([
  [41_306, 'ordered 41,200, 0.3 % over, within 5 %'],
  [41_200, 'ordered 41,200'],
  [30_900, 'ordered 41,200, 25 % under, beyond 5 %'],
  [null, ''],
])('compares %s people with the order', (people, words) => {
  expect(volumeWords(product({ volume_ordered: 41_200 }), people, number)).toBe(words);
});

it('leaves at the start, not within the undo time, and immediately once the start has passed', () => {
  const at = (start: string | null, undo_seconds: number, action: 'launch' | 'confirm' = 'confirm') =>
    leavesAt(waitingProduct({ product_start_date: start, undo_seconds }), action, now)?.toISOString() ?? null;
  expect(at(IN_15_MINUTES, 60)).toBe(IN_15_MINUTES);
  expect(at(IN_15_MINUTES, 3600)).toBe('2026-11-23T13:00:00.000Z');
  expect(at(IN_15_MINUTES, 3600, 'launch')).toBe(IN_15_MINUTES);
  expect(at(PAST, 60)).toBeNull();
  expect(at(null, 60)).toBeNull();
});

it('says what keeps the mail back', () => {
  expect(keptBackWords(waitingProduct(), 'confirm')).toBe('after 1 min in which you can undo');
  expect(keptBackWords(waitingProduct({ undo_seconds: 0 }), 'confirm')).toBe('');
  expect(keptBackWords(product(), 'launch')).toBe('after the go-ahead');
});

it('lists what follows a launch and a go-ahead', () => {
  const ids = (...asked: Parameters<typeof whatFollows>) => whatFollows(...asked).map(({ id }) => id);
  expect(ids(product(), 'launch', now)).toEqual(['now', 'hold', 'build', 'confirm', 'leaves']);
  expect(ids(waitingProduct(), 'confirm', now)).toEqual(['now', 'undo', 'leaves']);
  expect(ids(waitingProduct({ undo_seconds: 0 }), 'confirm', now)).toEqual(['now', 'leaves']);
  const late = whatFollows(waitingProduct({ product_start_date: PAST }), 'confirm', now).at(-1);
  expect(late).toMatchObject({ label: 'The first message leaves', note: 'immediately' });
});

it('says until when nothing goes out', () => {
  const reasonOf = (id: string, ...asked: Parameters<typeof whatFollows>) =>
    whatFollows(...asked).find((step) => step.id === id)?.reason;
  const data = product({ product_type: 'Data delivery', install: { id: 3, name: 'Vault' } });
  expect(whatFollows(data, 'launch', now).at(-1)?.label).toBe('List and creative go to Vault');
  expect(reasonOf('confirm', product(), 'launch', now)).toBe('Nobody else is mailed before that.');
  expect(reasonOf('confirm', data, 'launch', now)).toBe('Nothing is delivered before that.');
  expect(reasonOf('undo', waitingProduct(), 'confirm', now)).toMatch(/Nothing goes out until the time is up\.$/);
});
