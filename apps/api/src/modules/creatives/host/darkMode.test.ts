import { readFileSync } from 'node:fs';
import type { ClientId } from '@mailroom/domain/verdicts/emailClients';
import { describe, expect, it } from 'vitest';
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
  expect(drawn).toContain('.button{background:rgb(0,0,0);color:rgb(238,238,238)}');
  expect(drawn).toContain('@media print{.button{background:rgb(0,0,0)}}');
});

it('drops the rules in a client that has none for dark mode', () => {
  const drawn = simulateClient(mail('@media (prefers-color-scheme:dark){.button{color:#fff}}'), 'gmail.ios', true);
  expect(drawn).not.toContain('prefers-color-scheme');
});
