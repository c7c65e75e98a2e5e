import type { V1Schemas } from '@mailroom/api-client';
import { statusesOf } from '../../../components/statusLists.ts';

type Product = Pick<V1Schemas['Product'], 'product_status' | 'reasons'>;

const list = new Intl.ListFormat('en-US');

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function draftWords({ reasons }: Product): readonly string[] {
  const isOpen = reasons.some(({ code }) => code === 'not_submitted');
  const missing = reasons.flatMap(({ code, fields = [] }) => (code === 'incomplete' ? fields : []));
  return [
    ...(isOpen ? ['the order is not submitted'] : []),
    ...(missing.length > 0 ? [`the product lacks its ${list.format(missing.map(({ label }) => label))}`] : []),
  ];
}

/** The parts that can be in error together, by the code of the reason. */
const PARTS = { audience_failed: 'audience', creative_failed: 'creative', volume_short: 'volume' } as const;

function errorWords({ reasons }: Product): readonly string[] {
  const parts = Object.entries(PARTS).filter(([code]) => reasons.some((reason) => reason.code === code));
  return parts.length > 1 ? [`${list.format(parts.map(([, part]) => `the ${part}`))} are in error`] : [];
}

/** Says why the product has its status. Of a status with several causes it names only those that are true now. */
export function headline(product: Product): string {
  const { product_status: status } = product;
  const words = status === 'Draft' ? draftWords(product) : status === 'Multiple Errors' ? errorWords(product) : [];
  return words.length > 0 ? sentence(words.join(', and ')) : statusesOf('product').of(status).meaning;
}
