import { expect, it } from 'vitest';
import { receiverProblem } from './receiverRates.ts';

it('is a domain of addresses, and each has one rate', () => {
  expect(receiverProblem('gmail.com', [])).toBeUndefined();
  expect(receiverProblem('mail.gmx.example', ['gmx.example'])).toBeUndefined();
  expect(receiverProblem(undefined, [])).toBe('Enter a domain, such as gmail.com');
  expect(receiverProblem('gmail.com', ['gmx.example', 'gmail.com'])).toBe('gmail.com is in the list already');
});
