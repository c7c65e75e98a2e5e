// Each function notes, by `say`, what one place shows of a product's numbers. `claims.ts` finds places that disagree.

import type { V1Schemas } from '@mailroom/api-client';
import type { Say } from './claims.ts';
import { numberIn, type Shown } from './shownNumbers.ts';

type Product = V1Schemas['Product'];

export function sayApi(say: Say, product: Product): void {
  const { funnel, prepared } = product;
  say('ordered', 'the API', product.volume_ordered);
  say('deliverable', 'the API', product.deliverable);
  say('recipients', 'the API', product.recipients);
  say('delivered', 'the API', product.volume_delivered);
  if (prepared) say('recipients of the attempt', 'the API', prepared.recipients);
  if (funnel)
    say(
      'suppressed',
      'the API',
      funnel.suppressed_by_house + funnel.suppressed_by_account + funnel.suppressed_by_advertiser,
    );
}

/** The product's row in a list of products. */
export function sayRow(say: Say, where: string, rows: Shown['rows'], productId: number): void {
  const row = rows.find(({ href }) => new URLSearchParams(href.split('?')[1]).get('product') === String(productId));
  say('ordered', where, row?.cells['Ordered']);
  say('deliverable', where, row?.cells['Deliverable']);
  say('recipients', where, row?.cells['Recipients']);
}

function sayTexts(say: Say, where: string, texts: readonly string[]): void {
  for (const text of texts) {
    const [asked] = /^(?:Launch|Relaunch|Confirm) [\d,]+ (?:recipients|records)$/.exec(text) ?? [];
    if (asked) say('recipients', `the button of ${where}`, asked);
    const [, accepted, total] = /^([\d,]+) of ([\d,]+) recipients delivered$/.exec(text) ?? [];
    if (accepted) say('delivered', `the progress of ${where}`, accepted);
    if (total) say('recipients of the attempt', `the progress of ${where}`, total);
  }
}

/** The product's own page: its facts, its funnel, its button, its progress and its steps. */
export function sayPage(say: Say, where: string, { facts, rows, texts }: Shown, product: Product): void {
  say('ordered', where, facts['Volume'] ?? facts['Ordered']);
  if (product.funnel) {
    const held = ['house', 'account', 'advertiser'].map((scope) => numberIn(facts[`On ${scope} lists`] ?? '') ?? 0);
    say('deliverable', where, facts['Deliverable']);
    say(
      'suppressed',
      where,
      held.reduce((sum, each) => sum + each, 0),
    );
    const result = product.product_type === 'Data delivery' ? 'Records' : 'Recipients';
    if (product.recipients !== null) say('recipients', where, facts[result]);
  }
  sayTexts(say, where, texts);
  for (const { cells } of rows) {
    const result = cells['Result'] ?? '';
    if (cells['Step'] === 'Build send list' && result.endsWith('recipients'))
      say('recipients of the attempt', `the steps of ${where}`, result);
    if (cells['Step'] === 'Deploy' && result.includes('delivered')) say('delivered', `the steps of ${where}`, result);
  }
}

export function sayReport(say: Say, where: string, { facts }: Shown, { recipients }: Product): void {
  say('ordered', where, facts['Ordered']);
  say('delivered', where, facts['Delivered']);
  if (recipients !== null) say('recipients', where, facts['Recipients']);
}
