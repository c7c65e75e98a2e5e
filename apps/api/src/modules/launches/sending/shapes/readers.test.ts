import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../../testing/app.ts';
import { startNameServer, type NameServer } from '../../../../testing/dns/nameServer.ts';
import { keeperOf, signingDomain } from '../../../../testing/dns/sendingDomain.ts';
import { verified } from '../../../../testing/dns/verified.ts';
import { sendableProduct } from '../../../../testing/launches.ts';
import { acceptFaults } from '../../../../testing/proofread/faultyPeople.ts';
import { hasPython, readByPython, type ReadMail } from '../../../../testing/readers/python.ts';
import type { Relay } from '../../../../testing/relay.ts';
import { appWithRelay, passHour } from '../../../../testing/sending.ts';

const FOOT = '1 Harbour Road <a href="{{unsubscribe_url}}">Unsubscribe</a>';

interface Writing {
  fromName: string;
  /** The domain of the sender, as a person writes it, and as a mail has it. */
  domain: string;
  ascii: string;
  subject: string;
  html: string;
  text: string;
}

/** How creatives differ: letters, lengths, marks of the mail's own syntax. */
const WRITINGS: Readonly<Record<string, Writing>> = {
  plain: {
    fromName: 'Northlight',
    domain: 'plain.example',
    ascii: 'plain.example',
    subject: 'Boots for {{first_name|you}}',
    html: `<p>Dear {{first_name|friend}}</p>${FOOT}`,
    text: 'Dear {{first_name|friend}},\n\nboots.',
  },
  marks: {
    fromName: 'Ünal & "Söhne", GmbH <Köln>',
    domain: 'größe.example',
    ascii: 'xn--gre-6ka8i.example',
    subject:
      '=?utf-8?Q?not_a_word?= 50 % off, “{{first_name|you}}”; (really) 🥾 — until 5 December, while stocks last, in all our shops',
    html: `<p title="a=3D &amp; b=">=3D {{custom.note|none}} 🥾\u00a0\u2028</p>${FOOT}`,
    text: '.\n..two dots\nFrom the start\n-- \n=3D {{custom.note|none}} \t\n.\n',
  },
  'from right to left': {
    fromName: 'مكتبة الميناء',
    domain: 'letters.example',
    ascii: 'letters.example',
    subject: '{{first_name|صديقي}}، أحذية الشتاء',
    html: `<p dir="rtl">عزيزي {{first_name|صديقي}}</p>${FOOT}`,
    text: 'שלום {{first_name|חבר}}',
  },
  'one long line': {
    fromName: 'L'.repeat(70),
    domain: 'long.example',
    ascii: 'long.example',
    subject: `${'Unbreakable'.repeat(12)} {{first_name|you}}`,
    html: `<p>${'x'.repeat(1500)}${'<b>é</b>'.repeat(400)}{{first_name|you}}</p>${FOOT}`,
    text: `${'word '.repeat(600)}{{first_name|you}}${'y'.repeat(1100)}`,
  },
  'several kinds of line ends': {
    fromName: 'Kestrel',
    domain: 'lines.example',
    ascii: 'lines.example',
    subject: '長靴のお知らせ {{first_name|お客様}}',
    html: `<p>one\r\ntwo\nthree  \n\n\t{{first_name|お客様}}様</p>\r\n${FOOT}`,
    text: 'one\r\ntwo\nthree  \n\n{{first_name|お客様}}様',
  },
};

/** How people differ. */
const PEOPLE = [
  { email: 'ann@mailroom.test', first_name: 'Ann', custom: {} },
  { email: "o'brien+boots/4@mailroom.test", first_name: 'O’Brien "Bo" <b>\\', custom: { note: 'a=b; c="d"' } },
  { email: 'yuki@xn--r8jz45g.example', first_name: '雪 Zoë 🥾', custom: { note: '.\u200d' } },
  { email: 'nameless@mailroom.test', first_name: null, custom: { note: 'n'.repeat(190) } },
];

/** The mail's own fields that both readers have. */
type Shown = Pick<ReadMail, 'from' | 'to' | 'subject' | 'html' | 'text' | 'messageId'>;

let app: TestApp;
let relay: Relay;
let server: NameServer;
const raws = new Map<string, string[]>();
const records: Record<string, string> = {};

/** Line ends are the mail's, and the last line may end or not. */
function linesOf(text: string | null | undefined): string | null {
  return text?.replaceAll('\r\n', '\n').trimEnd() ?? null;
}

async function shown(raw: string): Promise<Shown> {
  const { from, to, subject = '', html, text, messageId = '' } = await PostalMime.parse(raw);
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: to?.[0]?.address ?? '',
    subject,
    html: linesOf(html),
    text: linesOf(text),
    messageId,
  };
}

/** Sends one writing to all people. */
async function send({ fromName, domain, subject, html, text }: Writing): Promise<string[]> {
  const campaign = await sendableProduct(app, {
    members: PEOPLE.length,
    liveSeeds: [],
    product: { volume_ordered: PEOPLE.length },
  });
  const { accountId, creativeId, productId, revisionId, versionId } = campaign;
  await app.app.deps.store.write(`campaign-${creativeId}`, Readable.from([html]));
  await app.sql('update creative_revision set subject = $2, text_part = $3 where id = $1', [revisionId, subject, text]);
  await app.sql(`update sender_profile set from_email = $2, from_name = $3 where account_id = $1`, [
    accountId,
    `news@${domain}`,
    fromName,
  ]);
  for (const [at, { email, first_name: name, custom }] of PEOPLE.entries()) {
    await app.sql(
      `update audience_member set email = $3, first_name = $4, custom = $5
        where version_id = $1 and line = (select line from audience_member where version_id = $1 order by line offset $2 limit 1)`,
      [versionId, at, email, name, JSON.stringify(custom)],
    );
  }
  const keeper = await keeperOf(app, accountId);
  for (const { purpose, name, value } of (await signingDomain(keeper, server, accountId, domain)).records)
    if (purpose === 'dkim' && value !== null) records[name] = value;
  const as = app.as(campaign.launcher);
  await as.post(`/api/v1/product/${productId}/launch`, {});
  await app.runJobs();
  await acceptFaults(app, campaign);
  relay.received.length = 0;
  await as.post(`/api/v1/product/${productId}/confirm`, {});
  await passHour(app);
  // The relay shows domains in letters.
  const byAddress = new Map(relay.received.map(({ to, raw }) => [to.replace('例え.', 'xn--r8jz45g.'), raw]));
  return PEOPLE.map(({ email }) => byAddress.get(email) ?? '');
}

beforeAll(async () => {
  server = await startNameServer();
  ({ app, relay } = await appWithRelay({}, { settings: { DNS_SERVERS: server.address } }));
  for (const [name, writing] of Object.entries(WRITINGS)) raws.set(name, await send(writing));
});
afterAll(async () => {
  await app.close();
  await relay.close();
  await server.close();
});

/** Python keeps the white space that folds a header: before a long first word, and between two encoded words of a name. */
function compared(mail: ReadMail): ReadMail {
  const name = mail.from.name.replaceAll(' ', '');
  return {
    ...mail,
    from: { ...mail.from, name },
    subject: mail.subject.trimStart(),
    html: linesOf(mail.html),
    text: linesOf(mail.text),
  };
}

function fill(text: string, { email, first_name: name, custom }: (typeof PEOPLE)[number]): string {
  const note = (custom as { note?: string }).note ?? '';
  return text
    .replaceAll(/\{\{first_name\|([^}]*)\}\}/g, (_, fallback: string) => name ?? fallback)
    .replaceAll(/\{\{custom\.note\|([^}]*)\}\}/g, (_, fallback: string) => note || fallback)
    .replaceAll('{{email}}', email);
}

describe.each(Object.entries(WRITINGS))('the mails of a creative with %s', (name, writing) => {
  const mails = () => raws.get(name) ?? [];

  it('are read by a mail program as they were written', async () => {
    const read = await Promise.all(mails().map(shown));
    expect(read).toEqual(
      PEOPLE.map((person) => ({
        from: { name: writing.fromName, address: `news@${writing.ascii}` },
        to: person.email,
        subject: fill(writing.subject, person),
        html: expect.stringContaining('1 Harbour Road'),
        text: linesOf(fill(writing.text, person)),
        messageId: expect.stringMatching(/^<[^<>@\s]+@[^<>@\s]+>$/),
      })),
    );
  });

  it('keep to the length of lines and the letters that every relay takes', () => {
    for (const raw of mails()) {
      expect(raw).not.toMatch(/[^\r\n\t\x20-\x7e]/);
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
    }
  });

  it('are signed', async () => {
    for (const raw of mails())
      expect(await verified(raw, server)).toMatchObject([{ domain: writing.ascii, result: 'pass' }]);
  });

  // Python is a package of the system. Without it, the tests above still hold what we send.
  it('say the same to Python, which finds nothing to forgive and verifies the signature', async () => {
    if (!hasPython) return console.warn('This machine has no Python with its DKIM library, so it read no mail.');
    const read = readByPython(
      mails().map((raw) => Buffer.from(raw)),
      records,
    );
    const ours = await Promise.all(mails().map(shown));
    expect(read.map(compared)).toEqual(
      ours.map((mail) => compared({ ...mail, defects: [], headerDefects: [], isSigned: true })),
    );
  });
});

it('says that a signature is broken when the mail was changed', () => {
  if (!hasPython) return;
  const changed = (raws.get('plain')?.[0] ?? '').replace('Harbour', 'Harbor');
  expect(readByPython([Buffer.from(changed)], records)).toMatchObject([{ isSigned: false }]);
});
