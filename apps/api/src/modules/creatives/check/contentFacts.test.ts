import { expect, it } from 'vitest';
import { analyseHtml } from './analyseHtml.ts';
import { contentFactsOf } from './contentFacts.ts';

function facts(html: string) {
  return contentFactsOf(analyseHtml({ html, subject: 'x', postalAddress: null, requiredClients: [] }));
}

it('tells words, language and the text that inboxes show beside the subject', () => {
  const html = '<html lang=" de-AT "><body><h1>Guten Abend</h1><p>wir’s 24-Stunden-Glas, O’Neill</p></body></html>';
  expect(facts(html)).toEqual({
    words: 5,
    language: 'de-AT',
    preview: 'Guten Abend wir’s 24-Stunden-Glas, O’Neill',
    hidden_preheader: null,
    sent_html: { bytes: 116, encoding: 'quoted-printable' },
  });
});

it('begins with the hidden preheader, then the text, and ends where no inbox shows more', () => {
  const hidden = '<div style="display:none">Doors at six</div>';
  expect(facts(`<body>${hidden}<p>Dear members</p></body>`)).toMatchObject({
    language: null,
    preview: 'Doors at six Dear members',
    hidden_preheader: 'Doors at six',
  });
  const long = facts(`<body><p>${'🎈 '.repeat(400)}</p></body>`).preview;
  expect([...long]).toHaveLength(300);
  expect(long.isWellFormed()).toBe(true);
});

it('finds nothing to tell of an empty e-mail', () => {
  expect(facts('')).toEqual({
    words: 0,
    language: null,
    preview: '',
    hidden_preheader: null,
    sent_html: { bytes: 0, encoding: 'quoted-printable' },
  });
});
