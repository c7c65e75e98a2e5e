import { expect, it } from 'vitest';
import { product } from '../../../fixtures/builders/product.builders.ts';
import { headline } from './headline.ts';

const reason = { text: '', subject: null, actor: null };

function draft(...reasons: ReturnType<typeof product>['reasons']) {
  return headline(product({ product_status: 'Draft', reasons }));
}

const open = { ...reason, code: 'not_submitted' };

function lacking(...labels: string[]) {
  return { ...reason, code: 'incomplete', fields: labels.map((label) => ({ name: label, label })) };
}

it('names of a draft only what is true', () => {
  expect(draft(open)).toBe('The order is not submitted.');
  expect(draft(lacking('volume'))).toBe('The product lacks its volume.');
  expect(draft(open, lacking('volume', 'start date'))).toBe(
    'The order is not submitted, and the product lacks its volume and start date.',
  );
});

it('names the parts that are in error', () => {
  const reasons = [
    { ...reason, code: 'audience_failed' },
    { ...reason, code: 'volume_short' },
  ];
  expect(headline(product({ product_status: 'Multiple Errors', reasons }))).toBe(
    'The audience and the volume are in error.',
  );
});

it('says what the status means where it has one cause', () => {
  expect(headline(product({ product_status: 'Pending: Creative' }))).toBe('It has no checked creative yet.');
  expect(headline(product({ product_status: 'Multiple Errors', reasons: [] }))).toMatch(/^Two or more/);
});
