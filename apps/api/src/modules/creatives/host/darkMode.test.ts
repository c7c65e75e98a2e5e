import { readFileSync } from 'node:fs';
import { emailClients, type ClientId } from '@mailroom/domain/verdicts/emailClients';
import { describe, expect, it } from 'vitest';
import { elementsOf, parseHtml } from '../html/tree.ts';
import { simulateClient } from './simulateClient.ts';

const HONOUR: readonly ClientId[] = ['outlook.macos', 'outlook.outlook-com', 'apple-mail.ios', 'apple-mail.macos'];

function mail(rules: string): string {
  return `<style>.button{background:#ffffff;color:#111111}${rules}</style><a class="button" style="border-color:#111111">Sale</a>`;
}

describe.each(HONOUR)('an e-mail with rules for dark mode in %s', (client) => {
  it.each([
    ['a light button', '@media (prefers-color-scheme:dark){.button{background:#f2f4f7;color:#10151c!important}}'],
    ['a light box on screens', '@media screen and (prefers-color-scheme:dark){.button{background-color:#fff}}'],
  ])('keeps the colours of %s', (_, rules) => {
    expect(simulateClient(mail(rules), client, true)).toContain(rules);
  });

  it('keeps every dark colour of its own, page, letters and logo', () => {
    const source = readFileSync(
      new URL('../check/corpus/inputs/09-dark-mode-and-data-uris.html', import.meta.url),
      'utf8',
    );
    const drawn = simulateClient(source, client, true);
    for (const kept of [
      '.page{background:#10151c!important}',
      '.ink{color:#f2f4f7!important}',
      '.day{display:none!important}',
      '.night{display:block!important}',
    ]) {
      expect(drawn).toContain(kept);
    }
    // Outlook.com knows no `picture`, so it shows the logo for the day.
    expect(drawn.includes('logo-night.png 1x')).toBe(client !== 'outlook.outlook-com');
  });
});

it('darkens what stands outside of such rules where the client does that', () => {
  const drawn = simulateClient(mail('@media print{.button{background:#ffffff}}'), 'outlook.macos', true);
  expect(drawn).toContain('.button{background:#000000;color:#eeeeee}');
  expect(drawn).toContain('@media print{.button{background:#000000}}');
});

describe.each(HONOUR)('a sheet that is the dark design of an e-mail, in %s', (client) => {
  it.each(['(prefers-color-scheme: dark)', 'screen and (prefers-color-scheme:dark)'])(
    'is taken as it is: %s',
    (media) => {
      const rules = '.button{background:#f2f4f7;color:#10151c}';
      const sheet = `<style media="${media}">${rules}</style>`;
      expect(simulateClient(`${sheet}${mail('')}`, client, true)).toContain(sheet);
      // The same rules in an ordinary sheet are recoloured where the client does that.
      const ordinary = simulateClient(`${sheet}<style>${rules}</style>`, client, true);
      expect(ordinary.includes(`<style>${rules}</style>`)).toBe(client.startsWith('apple-mail'));
    },
  );
});

it.each(['gmail.ios', 'outlook.windows'] as const)('drops a sheet for dark mode in %s, which knows none', (client) => {
  const drawn = simulateClient(
    '<style media="(prefers-color-scheme: dark)">p{color:#fff}</style><p>x</p>',
    client,
    true,
  );
  expect(drawn).toContain('<style media="(prefers-color-scheme: dark)"></style>');
});

describe('the rules for the marks of Outlook', () => {
  const RULES = '[data-ogsc] .ink{color:#f2f4f7!important}[data-ogsb] .page{background:#10151c!important}';
  const MAIL = `<html><head><style>${RULES}</style></head><body><div class="page" style="background:#ffffff"><p class="ink" style="color:#10151c">Sale</p><font color="#000000">x</font></div></body></html>`;

  it.each(['outlook.outlook-com', 'outlook.macos'] as const)('apply in the dark mode of %s, as they are', (client) => {
    const drawn = simulateClient(MAIL, client, true);
    expect(drawn).toContain(RULES);
    const document = parseHtml(drawn);
    const marksOf = (name: string) =>
      [...elementsOf(document)]
        .filter(({ tagName }) => tagName === name)
        .map(({ attrs }) =>
          attrs.map((attribute) => attribute.name).filter((attribute) => attribute.startsWith('data-')),
        );
    expect(marksOf('html')).toEqual([['data-ogsc', 'data-ogsb']]);
    expect([...marksOf('div'), ...marksOf('p'), ...marksOf('font')]).toEqual([
      ['data-ogsb'],
      ['data-ogsc'],
      ['data-ogac'],
    ]);
    expect(simulateClient(MAIL, client, false)).not.toContain('data-ogsc=""');
  });

  it('never apply in another client', () => {
    for (const { id } of emailClients.filter((each) => !['outlook.outlook-com', 'outlook.macos'].includes(each.id)))
      expect(simulateClient(MAIL, id, true)).not.toMatch(/data-og\w+=/);
  });

  it('share no exception with other selectors', () => {
    const drawn = simulateClient('<style>.ink,[data-ogsc] .ink{color:#10151c}</style>', 'outlook.macos', true);
    expect(drawn).toContain('color:#e3e8ef');
  });
});

it('drops the rules in a client that has none for dark mode', () => {
  const drawn = simulateClient(mail('@media (prefers-color-scheme:dark){.button{color:#fff}}'), 'gmail.ios', true);
  expect(drawn).not.toContain('prefers-color-scheme');
});
