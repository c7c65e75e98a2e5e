import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isPersonal } from '@mailroom/domain/merge/readers';
import { expect, it } from 'vitest';
import { placesOf, type FieldSegment } from '../../creatives/composing.reads.ts';
import { fillTemplate } from '../../creatives/creatives.reads.ts';
import { parseHtml, textOf } from '../../creatives/html/tree.ts';
import { parseTemplate } from '../../creatives/render/template.ts';
import { maskWords, passageOfFault, shownPassage, shownValue } from './passages.ts';

const SHAPES = join(import.meta.dirname, '..', 'sending', 'shapes', 'hand');
const FIXED = { postal_address: '1 Harbour Road', from_name: 'Northlight', unsubscribe_url: 'https://x.invalid/' };

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

it('shows what the mail says, in every shape of an e-mail and for any value', () => {
  const templates = readdirSync(SHAPES).map((name) => {
    const html = readFileSync(join(SHAPES, name), 'utf8')
      .replace(/<\/p>/i, ' {{first_name}}, {{custom.city|your <b>town</b>}} of {{company|you}}</p>')
      .replace(/href="(https?:[^"{]*)"/, 'href="$1?u={{last_name}}"');
    const text = 'Hello {{first_name}}: https://shop.example/?u={{last_name}}';
    return parseTemplate({ html, subject: 'Hi {{first_name|you}}', preheader: 'For {{company}}', text });
  });
  const value = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', 'A&B "q" <i>', '灯台', 'محمد'));
  const people = fc.record({ first_name: value, last_name: value, company: value, 'custom.city': value });
  for (const template of templates) {
    const places = placesOf(template, FIXED);
    expect(places.length).toBeGreaterThan(3);
    // A field in a picture's text, or in what only Outlook shows, has nothing around it.
    const seen = places.filter(({ at, before, after }) => at.place !== 'link' && before.length + after.length > 0);
    expect(seen.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(people, (person) => {
        const values = { ...person, ...FIXED };
        // Written by the code that sends, with each value masked as it is shown.
        const instead = ({ field }: FieldSegment) => {
          const value = isPersonal(field.name) ? person[field.name as keyof typeof person]?.trim() : undefined;
          return value ? maskWords(value) : undefined;
        };
        const { subject, html, text } = fillTemplate(template, { values, instead });
        const shown = squeezed(`${subject} ${textOf(parseHtml(html ?? ''))} ${text}`);
        for (const around of seen) {
          const { before, said, after } = shownPassage(around, values);
          expect(shown).toContain(squeezed(`${before}${said}${after}`).replaceAll('…', ''));
        }
      }),
      { numRuns: 10 },
    );
  }
});

it.each(['Book (ADDRESS)', 'Book: ADDRESS.', 'Book: <ADDRESS>, soon', 'ADDRESS'])(
  'knows an address in the text part as that of the HTML: %s',
  (text) => {
    const address = 'https://shop.example/slot?a=1&store={{custom.store_id}}';
    const html = `<p>Hello</p><a href="${address.replace('&', '&amp;')}">Book</a>`;
    const template = parseTemplate({ html, subject: 'Hi', preheader: '', text: text.replace('ADDRESS', address) });
    expect(placesOf(template, FIXED).map(({ at }) => at.url)).toEqual([address]);
  },
);

it('keeps the texts of neighbouring blocks apart, and those within a line together', () => {
  const html =
    '<p>Hello <b>{{first_name}}</b>, it is ready.</p><a href="https://x.example">Book</a><div>1 Road</div>Bye';
  const [around] = placesOf(parseTemplate({ html, subject: 'Hi', preheader: '', text: '' }), FIXED);
  expect(around && shownPassage(around, { first_name: 'Ann' })).toEqual({
    before: 'Hello ',
    said: 'A*n',
    after: ', it is ready. Book 1 Road Bye',
  });
});

it.each([
  ['{{first_name}}', '{{first_name}}'],
  ['N/A', 'N/A'],
  ['{{Anna}}', '{******}'],
  ['{{first_name|Anna}}', '{*****************}'],
])('masks %s as %s', (value, masked) => expect(maskWords(value)).toBe(masked));

it('hides each word of a person, and nothing that the creative says', () => {
  const around = {
    at: { place: 'body', field: 'first_name', own: 'friend', url: null },
    before: ['Dear ', { field: 'company', own: '' }, ' '],
    after: [', winter is near'],
  } as const;
  const places = [{ ...around, before: [...around.before], after: [...around.after] }];
  const [place] = places;
  if (!place) throw new Error('one place');
  expect(shownPassage(place, { first_name: 'Mary Ann', company: 'Kestrel' })).toEqual({
    before: 'Dear K*****l ',
    said: 'M**y A*n',
    after: ', winter is near',
  });
  expect(shownPassage(place, {}).said).toBe('friend');
  expect(maskWords('N/A')).toBe('N/A');
  expect(shownValue('x'.repeat(300))).toHaveLength(101);
  expect(passageOfFault(places, { kind: 'clipped', place: 'whole', field: null, url: null }, {})).toEqual({
    before: '',
    said: '',
    after: '',
  });
  const long = shownPassage({ ...place, before: ['y'.repeat(150)], after: ['z'.repeat(150)] }, {});
  expect(long.before).toMatch(/^…y+$/);
  expect(long.after).toMatch(/^z+…$/);
});
