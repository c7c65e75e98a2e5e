import { describe, expect, it } from 'vitest';
import { dmarcName, judgeDmarc } from './dmarc.ts';
import type { DnsAnswer } from './dnsAnswer.ts';

const missing: DnsAnswer = { state: 'missing' };
const silence: DnsAnswer = { state: 'unreachable' };

function found(...texts: string[]): DnsAnswer {
  return { state: 'found', texts };
}

function ofTop(own: DnsAnswer | undefined, from: string[] = []) {
  return judgeDmarc({ domain: 'shop.example', organisation: 'shop.example', own, ofOrganisation: own, from });
}

function ofLower(own: DnsAnswer | undefined, ofOrganisation: DnsAnswer | undefined, from: string[] = []) {
  return judgeDmarc({ domain: 'news.shop.example', organisation: 'shop.example', own, ofOrganisation, from });
}

it('names the record', () => {
  expect(dmarcName('shop.example')).toBe('_dmarc.shop.example');
});

describe('the record', () => {
  it('is the domain’s own, or else its organisation’s', () => {
    expect(ofTop(found('v=DMARC1; p=reject'))).toMatchObject({ state: 'ok', place: 'shop.example', advice: null });
    expect(ofLower(found('v=DMARC1; p=none'), found('v=DMARC1; p=x'))).toMatchObject({
      state: 'ok',
      place: 'news.shop.example',
    });
    expect(ofLower(missing, found('v=DMARC1; p=none; sp=quarantine'))).toMatchObject({
      state: 'ok',
      place: 'shop.example',
      texts: ['v=DMARC1; p=none; sp=quarantine'],
      message:
        'The DMARC record of shop.example counts for this domain, and e-mails signed for news.shop.example pass it.',
    });
  });

  it('has one policy for all domains below, unless it says otherwise', () => {
    expect(ofLower(missing, found('v=DMARC1; p=reject')).state).toBe('ok');
  });

  it('is missing, unchecked or out of reach', () => {
    expect(ofTop(missing)).toMatchObject({ state: 'missing', value: 'v=DMARC1; p=none', place: 'shop.example' });
    expect(ofLower(missing, missing)).toMatchObject({ state: 'missing', place: 'news.shop.example' });
    expect(ofTop(undefined).state).toBe('unchecked');
    expect(ofLower(missing, undefined).state).toBe('unchecked');
    expect(ofTop(silence).state).toBe('unreachable');
    expect(ofLower(missing, silence).state).toBe('unreachable');
    expect(ofLower(silence, missing).state).toBe('unreachable');
  });

  it.each(['v=DMARC1', 'v=DMARC1; p=maybe', 'v=DMARC1; p=none; p=none'])('is wrong without a policy: %s', (text) => {
    expect(ofTop(found(text))).toMatchObject({ state: 'wrong', value: 'v=DMARC1; p=none' });
  });

  it('is wrong with another policy for domains below, or twice', () => {
    expect(ofLower(missing, found('v=DMARC1; p=none; sp=maybe')).state).toBe('wrong');
    expect(ofTop(found('v=DMARC1; p=none', 'v=DMARC1; p=reject')).message).toBe(
      'shop.example has 2 DMARC records, so receivers ignore all of them.',
    );
  });

  it('says when it wants the exact domain of an address', () => {
    const strict = found('v=DMARC1; p=reject; adkim=S');
    expect(ofTop(strict, ['shop.example']).state).toBe('ok');
    expect(ofTop(strict, ['shop.example', 'mail.shop.example'])).toMatchObject({
      state: 'wrong',
      value: null,
      advice: 'Add mail.shop.example as a sending domain too, or write adkim=r.',
    });
    expect(ofTop(found('v=DMARC1; p=reject; adkim=r'), ['mail.shop.example']).state).toBe('ok');
  });
});
