import { expect, it } from 'vitest';
import { dkimRecord } from './dkim.ts';
import type { DnsAnswer } from './dnsAnswer.ts';
import { isSigning, removableFrom, type KeyState, type SendingKey } from './keys.ts';
import { keysAfterCheck, rotationObstacle } from './rotation.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const EARLIER = new Date('2026-05-20T15:00:00Z');

function key(state: KeyState, seenAt: Date | null = null, retiredAt: Date | null = null): SendingKey {
  return { selector: state, state, publicKey: `key-of-${state}`, seenAt, lostAt: null, retiredAt };
}

function shown(of: SendingKey): DnsAnswer {
  return { state: 'found', texts: [dkimRecord(of.publicKey)] };
}

function nothing(): DnsAnswer {
  return { state: 'missing' };
}

function silence(): DnsAnswer {
  return { state: 'unreachable' };
}

it('signs with the first key from the check that finds it', () => {
  const first = key('active');
  expect(isSigning([first])).toBe(false);
  const after = keysAfterCheck([first], shown, NOW);
  expect(after).toEqual([{ ...first, seenAt: NOW }]);
  expect(isSigning(after)).toBe(true);
  expect(keysAfterCheck([key('active', EARLIER)], shown, NOW)[0]?.seenAt).toEqual(EARLIER);
});

it('stops signing when the record is gone or another key, never when DNS is silent or wasn’t asked', () => {
  const keys = [key('active', EARLIER)];
  expect(isSigning(keysAfterCheck(keys, nothing, NOW))).toBe(false);
  expect(isSigning(keysAfterCheck(keys, () => ({ state: 'found', texts: [dkimRecord('other')] }), NOW))).toBe(false);
  expect(isSigning(keysAfterCheck(keys, silence, NOW))).toBe(true);
  expect(isSigning(keysAfterCheck(keys, () => undefined, NOW))).toBe(true);
});

it('notes since when a key that was seen is gone, until it is seen again', () => {
  const LATER = new Date('2026-11-22T17:00:00Z');
  const lost = keysAfterCheck([key('active', EARLIER)], nothing, NOW);
  expect(lost).toEqual([{ ...key('active'), lostAt: NOW }]);
  expect(keysAfterCheck(lost, nothing, LATER)).toEqual(lost);
  expect(keysAfterCheck(lost, silence, LATER)).toEqual(lost);
  expect(keysAfterCheck(lost, shown, LATER)).toEqual([key('active', LATER)]);
  expect(keysAfterCheck([key('active')], nothing, NOW)).toEqual([key('active')]);
});

it('replaces the active key when DNS shows the next one', () => {
  const keys = [key('next'), key('active', EARLIER), key('retired', EARLIER, EARLIER)];
  expect(keysAfterCheck(keys, shown, NOW)).toEqual([
    { ...key('next'), state: 'active', seenAt: NOW },
    { ...key('active', EARLIER), state: 'retired', retiredAt: NOW },
  ]);
  expect(keysAfterCheck(keys, (one) => (one.state === 'next' ? nothing() : shown(one)), NOW)).toEqual(keys);
});

it('drops a key that never signed when it is replaced, and keeps one that did', () => {
  const keys = [key('next'), key('active')];
  expect(keysAfterCheck(keys, shown, NOW).map(({ selector }) => selector)).toEqual(['next']);
  const used = [key('next'), key('active', EARLIER)];
  const after = keysAfterCheck(used, (one) => (one.state === 'next' ? shown(one) : nothing()), NOW);
  expect(after.map(({ selector, state, seenAt }) => [selector, state, seenAt])).toEqual([
    ['next', 'active', NOW],
    ['active', 'retired', null],
  ]);
});

it('drops a retired key once its days are over and DNS no longer shows it', () => {
  const keys = [key('active', EARLIER), key('retired', EARLIER, EARLIER)];
  const gone = (one: SendingKey) => (one.state === 'retired' ? nothing() : shown(one));
  const end = removableFrom(EARLIER);
  expect(keysAfterCheck(keys, gone, end).map(({ state }) => state)).toEqual(['active']);
  expect(keysAfterCheck(keys, gone, new Date(end.getTime() - 1))).toHaveLength(2);
  expect(keysAfterCheck(keys, shown, end)).toHaveLength(2);
});

it('makes no further key while one waits', () => {
  expect(rotationObstacle([key('active')])).toBeUndefined();
  expect(rotationObstacle([key('next'), key('active')])).toContain('already waits');
});
