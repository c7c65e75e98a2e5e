import { bounceClass } from '@mailroom/domain/bounces/bounceClass';
import { describe, expect, it } from 'vitest';
import { likeMicrosoft, likeYahoo } from '../../../testing/bounces/complaints.ts';
import { awayNote, RELAYS } from '../../../testing/bounces/reports.ts';
import { fieldGroups } from './fields.ts';
import { readReport } from './readReport.ts';

const RETURNED = { to: 'b-1-1-00@bounces.example', recipient: 'ann@letters.example' };

function read(raw: string, from = '') {
  return readReport({ from, raw: Buffer.from(raw) });
}

async function classOf(raw: string) {
  const report = await read(raw);
  return report.kind === 'failure' ? bounceClass(report) : report;
}

describe.each(Object.entries(RELAYS))('a report in the form of %s', (_name, relay) => {
  it('says that nobody has the address', async () => {
    expect(await read(relay(RETURNED))).toMatchObject({ kind: 'failure', recipient: 'ann@letters.example' });
    expect(await classOf(relay(RETURNED))).toBe('hard');
  });

  it('tells a full mailbox and a blocked sender from that', async () => {
    expect(await classOf(relay({ ...RETURNED, status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' }))).toBe(
      'soft',
    );
    const spam = { status: '5.7.1', diagnostic: 'smtp; 554 5.7.1 Blocked using zen.spamhaus.example' };
    expect(await classOf(relay({ ...RETURNED, ...spam }))).toBe('block');
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])('ignores that it was %s', async (action) => {
    const delay = relay({ ...RETURNED, action, status: '4.4.1', diagnostic: 'smtp; 450 4.4.1 busy' });
    expect(await read(delay)).toEqual({ kind: 'ignored', reason: 'no_result' });
  });

  it('is a loop with a sender', async () => {
    expect(await read(relay(RETURNED), 'somebody@letters.example')).toEqual({ kind: 'ignored', reason: 'loop' });
  });
});

it('takes the failed one of several recipients', async () => {
  const group = ['', 'Final-Recipient: rfc822; list@letters.example', 'Action: expanded', 'Status: 2.0.0', ''].join(
    '\r\n',
  );
  const report = RELAYS.sendmail(RETURNED).replace('\r\n\r\nFinal-Recipient', `\r\n${group}\r\nFinal-Recipient`);
  expect(await read(report)).toMatchObject({ status: '5.1.1' });
});

it('recognises loops: reports of reports, and messages that were handed around', async () => {
  const loop = { kind: 'ignored', reason: 'loop' };
  expect(await read(RELAYS.postfix({ ...RETURNED, to: '' }))).toEqual(loop);
  const ofReport = RELAYS.exim(RETURNED).replace(
    'Content-Type: text/html',
    'Content-Type: multipart/report; boundary=x',
  );
  expect(await read(ofReport)).toEqual(loop);
  const hop = 'Received: from a by b; Mon, 30 Nov 2026 10:00:00 +0000\r\n';
  expect(await read(hop.repeat(49) + RELAYS.ses(RETURNED))).toMatchObject({ kind: 'failure' });
  expect(await read(hop.repeat(51) + RELAYS.ses(RETURNED))).toEqual(loop);
});

it('reads complaints, and no praise', async () => {
  expect(await read(likeYahoo({ returnPath: 'b-1@x.example', recipient: '<ann@letters.example>' }))).toEqual({
    kind: 'complaint',
    recipient: 'ann@letters.example',
    returnPaths: ['b-1@x.example'],
    unsubscribe: '',
  });
  expect(
    await read(likeMicrosoft({ unsubscribe: 'https://links.example/u/t' }), 'staff@hotmail.example'),
  ).toMatchObject({
    kind: 'complaint',
    unsubscribe: expect.stringContaining('<https://links.example/u/t>'),
  });
  for (const type of ['not-spam', 'auth-failure', 'dmarc'])
    expect(await read(likeYahoo({ type }))).toEqual({ kind: 'ignored', reason: 'no_result' });
});

it('tells answers from what nobody can read', async () => {
  const reply = { kind: 'ignored', reason: 'reply' };
  const unreadable = { kind: 'ignored', reason: 'unreadable' };
  expect(await read(awayNote(RETURNED))).toEqual(reply);
  expect(await read('From: Ann\r\n\r\nPlease write to my new address.', 'ann@letters.example')).toEqual(reply);
  const plain = 'X-Failed-Recipients: ann@letters.example\r\nAuto-Submitted: auto-replied\r\n\r\nunrouteable address';
  for (const raw of [
    plain,
    '',
    'no headers at all',
    'From: MAILER-DAEMON\r\n\r\nyour mail could not be delivered',
    Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)).toString('latin1'),
    RELAYS.postfix(RETURNED).replace('Action: failed', 'X-Action: failed'),
    RELAYS.postfix(RETURNED).replace('message/delivery-status', 'text/plain'),
    RELAYS.ses(RETURNED).replace('multipart/report', 'multipart/mixed'),
    likeYahoo({}).replace('Feedback-Type', 'X-Type'),
    `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n'.repeat(500)}`,
    `Content-Type: multipart/report; boundary=b\r\nX: ${'x'.repeat(300 * 1024)}\r\n\r\n`,
  ])
    expect(await read(raw), raw.slice(0, 60)).toEqual(unreadable);
});

it('reads a report of which only the first part is kept', async () => {
  const whole = RELAYS.exim(RETURNED);
  const cut = whole.slice(0, whole.indexOf('<p>Winter'));
  expect(await read(cut)).toEqual(await read(whole));
});

it('unfolds fields, and keeps the first of a name', () => {
  const groups = fieldGroups('A: 1\n  2\r\n\t3\rB:x\nnonsense\nB: y\n\n \n\nC: z\n\n');
  expect(groups.map((group) => Object.fromEntries(group))).toEqual([{ a: '1 2 3', b: 'x' }, { c: 'z' }]);
});
