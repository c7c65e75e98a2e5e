import { describe, expect, it } from 'vitest';
import { dkimName, dkimRecord, judgeDkim } from './dkim.ts';
import type { DnsAnswer } from './dnsAnswer.ts';
import type { KeyState, SendingKey } from './keys.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const PUBLIC = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A';

function key(state: KeyState, retiredAt: Date | null = null): SendingKey {
  return { selector: 'm3', state, publicKey: PUBLIC, seenAt: null, lostAt: null, retiredAt };
}

function judge(answer: DnsAnswer | undefined, of = key('active'), isSigning = false) {
  return judgeDkim({ key: of, isSigning, answer, now: NOW, timeZone: 'Europe/Berlin' });
}

function judgeText(...texts: string[]) {
  return judge({ state: 'found', texts });
}

it('names the record', () => {
  expect(dkimName('m3', 'shop.example')).toBe('m3._domainkey.shop.example');
  expect(dkimRecord('abc')).toBe('v=DKIM1; k=rsa; p=abc');
});

describe('the record of a key', () => {
  it.each([
    ['as it is shown', dkimRecord(PUBLIC)],
    ['without optional tags', `p=${PUBLIC}`],
    ['with blanks in the key', `v=DKIM1; p=${PUBLIC.slice(0, 9)} ${PUBLIC.slice(9)};`],
    ['for e-mail and SHA-256 among others', `v=DKIM1; h=sha1:SHA256; s=email:other; t=s; p=${PUBLIC}`],
  ])('is right %s', (_, text) => {
    expect(judgeText(text)).toEqual({
      state: 'ok',
      value: dkimRecord(PUBLIC),
      message: 'DNS shows this key.',
      advice: null,
    });
  });

  it.each([
    ['several', [dkimRecord(PUBLIC), 'v=DKIM1; p=other'], '2 records'],
    ['none that was kept', [], 'not the record of a key'],
    ['another text', ['hello'], 'not the record of a key'],
    ['no key', ['v=DKIM1; k=rsa'], 'not the record of a key'],
    ['another version', [`v=DKIM2; p=${PUBLIC}`], 'not the record of a key'],
    ['a withdrawn key', ['v=DKIM1; p='], 'was withdrawn'],
    ['another key', [dkimRecord('other')], 'another key'],
    ['another kind', [`v=DKIM1; k=ed25519; p=${PUBLIC}`], 'another kind'],
    ['only SHA-1', [`v=DKIM1; h=sha1; p=${PUBLIC}`], 'SHA-256'],
    ['another service', [`v=DKIM1; s=other; p=${PUBLIC}`], 'for e-mail'],
  ])('is wrong with %s', (_, texts, words) => {
    const verdict = judgeText(...texts);
    expect(verdict).toMatchObject({ state: 'wrong', value: dkimRecord(PUBLIC) });
    expect(verdict.message).toContain(words);
    expect(verdict.advice).toContain('aren’t signed until then');
  });

  it('says that a key is only being tested', () => {
    expect(judgeText(`t=y; p=${PUBLIC}`)).toMatchObject({ state: 'ok', advice: expect.stringContaining('t=y') });
  });

  it('says what signs until it is there', () => {
    expect(judge({ state: 'missing' })).toMatchObject({
      state: 'missing',
      advice: expect.stringContaining('aren’t signed until then'),
    });
    const earlier = expect.stringContaining('The earlier key signs until then');
    expect(judge({ state: 'missing' }, key('next'), true).advice).toEqual(earlier);
    expect(judge({ state: 'found', texts: ['x'] }, key('next'), true).advice).toEqual(earlier);
    expect(judge(undefined, key('next'))).toMatchObject({ state: 'unchecked', value: dkimRecord(PUBLIC) });
    expect(judge({ state: 'unreachable' })).toMatchObject({
      state: 'unreachable',
      advice: 'Check again in a few minutes.',
    });
  });
});

describe('the record of a retired key', () => {
  const shown: DnsAnswer = { state: 'found', texts: [dkimRecord(PUBLIC)] };
  const fresh = key('retired', new Date('2026-11-20T17:00:00Z'));
  const old = key('retired', new Date('2026-11-14T17:00:00Z'));

  it('stays for some days', () => {
    expect(judge(shown, fresh)).toMatchObject({
      state: 'ok',
      value: dkimRecord(PUBLIC),
      advice: expect.stringMatching(/^Keep its record in DNS until .*27/),
    });
    expect(judge({ state: 'missing' }, fresh)).toMatchObject({
      state: 'missing',
      advice: expect.stringContaining('Add the record again'),
    });
  });

  it('is then removed', () => {
    expect(judge(shown, old)).toMatchObject({ state: 'ok', value: null, advice: expect.stringContaining('Remove') });
    expect(judge(undefined, old)).toMatchObject({ state: 'ok', value: null, advice: null });
  });
});
