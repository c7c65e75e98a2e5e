import { expect, it } from 'vitest';
import { RepeatedAddresses } from './repeatedAddresses.ts';

function emailsOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `reader.${at}@letters.test`);
}

it('finds each address that a file holds twice, and few others', () => {
  const emails = emailsOf(100_000);
  const repeated = emails.filter((_, at) => at % 100 === 0);
  const addresses = new RepeatedAddresses(emails.length);
  for (const email of [...emails, ...repeated]) addresses.add(email);
  const found = new Set(addresses.found);
  expect(repeated.filter((email) => !found.has(email))).toEqual([]);
  expect(found.size - repeated.length).toBeLessThan(emails.length / 200);
});

it('finds them in a file with far more rows than was thought', () => {
  const emails = emailsOf(20_000);
  const addresses = new RepeatedAddresses(100);
  for (const email of emails) addresses.add(email);
  addresses.add('reader.7@letters.test');
  expect(addresses.found).toContain('reader.7@letters.test');
});

it('names none when there are too many', () => {
  const emails = emailsOf(100_001);
  const addresses = new RepeatedAddresses(emails.length);
  for (const email of [...emails, ...emails]) addresses.add(email);
  expect(addresses.found).toBeUndefined();
});
