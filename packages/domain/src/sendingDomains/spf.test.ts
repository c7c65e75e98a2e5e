import { expect, it } from 'vitest';
import { judgeSpf } from './spf.ts';

const RELAY = 'include:spf.relay.example';

function judge(mechanism: string | null, ...texts: string[]) {
  return judgeSpf({ state: 'found', texts }, mechanism);
}

it('offers the operator’s record where there is none', () => {
  expect(judgeSpf({ state: 'missing' }, RELAY)).toEqual({
    state: 'missing',
    value: 'v=spf1 include:spf.relay.example ~all',
    message: 'The domain has no SPF record.',
    advice: 'Add this record to the DNS of your domain.',
  });
  expect(judge(RELAY).state).toBe('missing');
  expect(judgeSpf({ state: 'missing' }, null)).toMatchObject({
    value: null,
    advice: expect.stringContaining('Ask those'),
  });
});

it('offers nothing while nothing is known', () => {
  expect(judgeSpf(undefined, RELAY)).toMatchObject({ state: 'unchecked', value: null, advice: null });
  expect(judgeSpf({ state: 'unreachable' }, RELAY)).toMatchObject({ state: 'unreachable', value: null });
});

it.each([
  [RELAY, 'v=spf1 include:spf.relay.example ~all'],
  [RELAY, 'v=spf1 ip4:192.0.2.0/24 +INCLUDE:spf.relay.example -all'],
  [null, 'v=spf1 a mx/24 ip6:2001:db8::/32 exp=why.example ?all'],
  [null, 'v=spf1 redirect=other.example'],
  [null, 'V=SPF1'],
])('accepts for %s: %s', (mechanism, text) => {
  expect(judge(mechanism, text)).toMatchObject({ state: 'ok', value: null, advice: null });
});

it.each([
  ['v=spf1 a ~all', 'v=spf1 a include:spf.relay.example ~all'],
  ['v=spf1 -include:spf.relay.example a', 'v=spf1 -include:spf.relay.example a include:spf.relay.example'],
  ['v=spf1 redirect=other.example', 'v=spf1 include:spf.relay.example redirect=other.example'],
])('adds the mail server to %s', (text, value) => {
  expect(judge(RELAY, text)).toMatchObject({ state: 'wrong', value, message: expect.stringContaining('doesn’t name') });
});

it.each([
  ['v=spf1 a +all', null, 'v=spf1 a ~all'],
  ['v=spf1 all', null, 'v=spf1 ~all'],
  ['v=spf1 +all', RELAY, 'v=spf1 include:spf.relay.example ~all'],
  ['v=spf1 include:spf.relay.example +all', RELAY, 'v=spf1 include:spf.relay.example ~all'],
])('lets nobody pass everybody: %s', (text, mechanism, value) => {
  expect(judge(mechanism, text)).toMatchObject({
    state: 'wrong',
    value,
    message: expect.stringContaining('everybody'),
  });
});

it('refuses several records, parts that nobody understands, and too many look-ups', () => {
  expect(judge(RELAY, 'v=spf1 -all', 'v=spf1 a')).toMatchObject({
    state: 'wrong',
    value: null,
    message: 'The domain has 2 SPF records, so receivers ignore all of them.',
  });
  expect(judge(null, 'v=spf1 includes:relay.example ~all').message).toContain('‘includes:relay.example’');
  const includes = (count: number) => Array.from({ length: count }, (_, n) => `include:r${n}.example`).join(' ');
  expect(judge(null, `v=spf1 ${includes(10)} ~all`).state).toBe('ok');
  expect(judge(null, `v=spf1 ${includes(10)} redirect=x.example`).message).toContain('needs 11 look-ups');
});
