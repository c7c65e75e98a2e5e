import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../analyseHtml.ts';
import { analyseText } from '../analyseText.ts';
import { filterWordFindings } from './filterWords.ts';
import { expectMeasured } from '../../../../testing/measured.ts';

interface Email {
  html?: string;
  subject?: string;
  preheader?: string;
  most?: number;
}

function found({ html = '<p>The coats are here', subject = 'Coats', preheader, most = 2 }: Email) {
  const thresholds = { ...STANDARD_THRESHOLDS, filter_phrases: most };
  const content = { html, subject, preheader: preheader ?? null, postalAddress: null, requiredClients: [], thresholds };
  return analyseHtml(content).findings.filter(({ kind }) => kind === 'filter_words');
}

function messages(email: Email): string[] {
  return found(email).map(({ message }) => message);
}

describe('a phrase that filters dislike', () => {
  it.each([
    [
      'Double your income by Friday',
      "'Double your income' in the subject promises money, as fraud does, and filters count it",
    ],
    ['Earn $5,000 a week', "'Earn $5,000 a week' in the subject promises money, as fraud does, and filters count it"],
    ['Act now and save', "'Act now' in the subject presses for time, as phishing does, and filters count it"],
    ['You’ve won a coat', "'You’ve won' in the subject claims more than anybody can prove, and filters count it"],
    ['Try it risk-free', "'risk-free' in the subject claims more than anybody can prove, and filters count it"],
  ])('is found and explained in a subject: %s', (subject, message) => {
    expect(messages({ subject })).toEqual([message]);
  });

  it.each([
    'Free shipping and 50 % off until Sunday',
    'Last chance: order now and save $20!',
    'Earn points with every coat',
    'Your invoice is due',
    'A week in free fall',
    'We won an award',
    // Its capitals and marks have a finding of their own.
    'BUY ALL OUR COATS BEFORE SUNDAY!!!',
  ])('is not found in an ordinary subject: %s', (subject) => {
    expect(messages({ subject })).toEqual([]);
  });

  it('is found in the preheader that inboxes show', () => {
    const html = '<div style="display:none">Act now</div><p>The coats are here';
    expect(messages({ html })).toEqual([
      "'Act now' in the preheader presses for time, as phishing does, and filters count it",
    ]);
    expect(messages({ html, preheader: ' ' })).toHaveLength(1);
    expect(messages({ html, preheader: 'From two mills' })).toEqual([]);
    expect(messages({ html, preheader: 'SEE ALL OUR NEW COATS' })).toHaveLength(1);
  });

  it('is found in the text once there are more different ones than a sale has', () => {
    const two = '<p>Act\n now, act now! Risk free.</p>';
    expect(found({ html: two })).toEqual([]);
    const three = `${two}\n<p>Look:\nBUY ALL OUR NEW COATS TODAY</p>`;
    expect(found({ html: three }).map(({ message, place }) => [message.split("' ")[0], place?.line])).toEqual([
      ["'Act now", 1],
      ["'Risk free", 2],
      ["'BUY ALL OUR NEW COATS TODAY", 4],
    ]);
    expect(found({ html: two, most: 1 })).toHaveLength(2);
    const unseen = three.replace(
      'Look',
      '<b style="display:none">Dear friend!!!</b><style>.x{}/* miracle */</style>Look',
    );
    expect(found({ html: unseen })).toHaveLength(3);
  });

  it('is listed up to thirty times', () => {
    const runs = Array.from(
      { length: 40 },
      (_, at) => `LOOK AT ALL OUR ${'A'.repeat(2 + (at % 20))} ${'B'.repeat(2 + Math.floor(at / 20))} x`,
    );
    expect(found({ html: `<p>${runs.join(' ')}` })).toHaveLength(30);
  });

  it('is found in an e-mail of plain text', () => {
    const text = 'Dear friend,\nact now!!!';
    const { findings } = analyseText({ text, subject: 'Coats', postalAddress: null });
    const places = findings.filter(({ kind }) => kind === 'filter_words').map(({ place }) => place);
    expect(places).toEqual([
      { line: 2, col: 1 },
      { line: 2, col: 8 },
      { line: 1, col: 1 },
    ]);
  });

  it.each(['A’'.repeat(50_000), 'AAAA '.repeat(50_000), `earn ${'9'.repeat(300_000)}`, `act${' '.repeat(300_000)}`])(
    'costs little in a hostile text',
    (text) => {
      const start = Date.now();
      const texts = [{ text, placeOf: () => undefined }];
      filterWordFindings({ subject: null, preheader: null, texts }, STANDARD_THRESHOLDS);
      expectMeasured('filter words of a hostile text, ms', Date.now() - start, 2_000);
    },
  );
});
