import { expect, it } from 'vitest';
import { CheckFailure } from '../check/place.ts';
import { blocksOf, isLasting } from './deliveryPlace.ts';

it('cuts a stream without an end, and takes no more of it than it gives', async () => {
  let taken = 0;
  const endless = async function* () {
    for (;;) {
      taken += 1;
      yield Buffer.alloc(100, taken);
    }
  };
  const blocks = blocksOf(endless(), 250);
  const first = await blocks.next();
  expect(first.value).toHaveLength(250);
  expect(taken).toBe(3);
  const { value: second } = await blocks.next();
  expect(second).toHaveLength(250);
  expect([second?.at(0), second?.at(-1)]).toEqual([3, 5]);
  expect(taken).toBe(5);
  await blocks.return(undefined);
});

it('keeps every byte, and ends with a shorter block', async () => {
  const whole = Buffer.from('0123456789');
  const pieces = async function* () {
    yield whole.subarray(0, 7);
    yield whole.subarray(7);
  };
  const found: string[] = [];
  for await (const block of blocksOf(pieces(), 3)) found.push(block.toString());
  expect(found).toEqual(['012', '345', '678', '9']);
});

it('tries again only what may be otherwise the next time', () => {
  const lasting = (['blocked', 'host_key', 'sign_in', 'connect', 'write', 'compare'] as const).filter((step) =>
    isLasting(new CheckFailure(step, '')),
  );
  expect(lasting).toEqual(['blocked', 'host_key', 'sign_in']);
});
