import { expect, it } from 'vitest';
import { bounceClass } from './bounceClass.ts';

it.each([
  ['an unknown user', '5.1.1', 'smtp; 550 5.1.1 <ann@mail.example>: Recipient address rejected: User unknown', 'hard'],
  ['an unknown domain', '5.1.2', 'smtp; 550 Host unknown', 'hard'],
  ['a recipient that Exchange does not know', '5.1.10', 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'hard'],
  ['a disabled mailbox', '5.2.1', 'smtp; 550-5.2.1 The email account that you tried to reach is disabled.', 'hard'],
  ['a code that only the answer has', '5.0.0', 'smtp; 550-5.1.1 The account does not exist', 'hard'],
  ['words without a code', '5.0.0', "smtp; 554 delivery error: dd This user doesn't have an account here", 'hard'],
  ['words without any report of a code', '', 'smtp; 550 No such user here', 'hard'],
  ['an address that no route leads to', '5.0.0', 'Unrouteable address', 'hard'],
  [
    'an address that Microsoft’s directory does not have',
    '5.4.1',
    'smtp;550 5.4.1 Recipient address rejected: Access denied.',
    'hard',
  ],
  ['an address with a word of spam in it', '5.1.1', 'smtp; 550 5.1.1 <spam@rbl.example>: User unknown', 'hard'],
  ['a link about spam', '5.1.1', 'smtp; 550 5.1.1 see https://mail.example/spam and so on: no such user', 'hard'],
  ['a full mailbox', '5.2.2', 'smtp; 552-5.2.2 The email account that you tried to reach is over quota.', 'soft'],
  ['a full mailbox until the relay gave up', '4.2.2', 'smtp; 452 4.2.2 Mailbox full', 'soft'],
  ['a server that was not reached', '4.4.1', 'X-Postfix; connect to mail.example: Connection timed out', 'soft'],
  ['a route that is missing', '5.4.1', 'smtp; 550 5.4.1 no answer from host', 'soft'],
  ['a message that is too large', '5.3.4', 'smtp; 552 5.3.4 Message too big', 'soft'],
  ['a refusal that says nothing', '5.0.0', 'smtp; 554 Transaction failed', 'soft'],
  ['a report that says nothing', '', '', 'soft'],
  ['an address of a server that looks like a code', '', 'connect to 5.1.1.25: timed out', 'soft'],
  ['a mailbox that is not available', '5.0.0', 'smtp; 550 Requested action not taken: mailbox unavailable', 'soft'],
  ['words without a refusal', '', 'user unknown for now', 'soft'],
  ['a temporary code with the words', '4.0.0', 'smtp; 451 user unknown for now', 'soft'],
  ['a policy', '5.0.0', 'smtp; 550 Error 5.7.1. Message rejected due to content restrictions', 'block'],
  ['a list of senders', '5.1.1', 'smtp; 550 5.1.1 rejected, 192.0.2.1 is listed by Spamhaus', 'block'],
  ['the reputation', '4.7.0', 'smtp; 421 4.7.0 deferred because of the low reputation of the sending domain', 'block'],
  ['a sender that was refused', '5.1.8', 'smtp; 550 5.1.8 Bad sender', 'block'],
  ['a missing signature', '5.7.26', 'smtp; 550-5.7.26 This message does not pass authentication checks', 'block'],
] as const)('reads %s', (_what, status, diagnostic, expected) => {
  expect(bounceClass({ status, diagnostic })).toBe(expected);
});
