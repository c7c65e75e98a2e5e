import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likeMicrosoft, likeYahoo } from '../../../testing/bounces/complaints.ts';
import { awayNote, RELAYS } from '../../../testing/bounces/reports.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { BOUNCE_SETTINGS, ignoredBy, mailerTo, mailTo, type Mailer } from '../../../testing/bounces/bounces.ts';
import { sentProduct, type Sendable } from '../../../testing/launches.ts';

let app: TestApp;
let mailer: Mailer;
let campaign: Sendable;
beforeAll(async () => {
  app = await testApp({ partial: true, settings: BOUNCE_SETTINGS });
  mailer = await mailerTo(app);
  campaign = await sentProduct(app, { members: 30, product: { volume_ordered: 30 } });
});
afterAll(() => app.close());

function person(line: number) {
  return mailTo(app, `person${line}@mailroom.test`);
}

async function figures({ productId }: Sendable = campaign) {
  const [day] = await app.sql('select bounced::int, complaints::int from product_response where product_id = $1', [
    productId,
  ]);
  return day;
}

async function lists({ accountId }: Sendable = campaign) {
  const rows = await app.sql<{ name: string; entry_count: number }>(
    'select name, entry_count::int from suppression_list where account_id = $1 order by name',
    [accountId],
  );
  return Object.fromEntries(rows.map(({ name, entry_count: count }) => [name, count]));
}

/** Returns what changes while something happens: the figures, the lists, and what is ignored. */
async function changes(work: () => Promise<void>) {
  const look = async () => {
    const { bounced, complaints } = (await figures()) ?? {};
    return { bounced, complaints, ...(await lists()), ...ignoredBy(app) } as Record<string, number>;
  };
  const before = await look();
  await work();
  const after = Object.entries(await look());
  return Object.fromEntries(
    after.map(([key, value]) => [key, value - (before[key] ?? 0)]).filter(([, more]) => more !== 0),
  );
}

async function deliverableOf({ versionId }: Sendable) {
  const [version] = await app.sql('select deliverable::int, suppressed_now::int from audience_version where id = $1', [
    versionId,
  ]);
  return version;
}

describe('a hard bounce', () => {
  it.each(Object.keys(RELAYS).map((name, at) => [name as keyof typeof RELAYS, at + 1] as const))(
    'in the form of %s suppresses the address and is counted',
    async (name, line) => {
      const { deliverable } = (await deliverableOf(campaign)) as { deliverable: number };
      const change = await changes(async () => {
        expect(await mailer.deliver({ to: person(line).to, raw: RELAYS[name](person(line)) })).toBe(250);
      });
      expect(change).toEqual({ bounced: 1, Bounced: 1 });
      expect(await deliverableOf(campaign)).toMatchObject({ deliverable: deliverable - 1 });
    },
  );

  it('counts once, however often its report comes, also at the same moment and in capital letters', async () => {
    const { to } = person(8);
    const raw = RELAYS.postfix(person(8));
    const change = await changes(async () => {
      const answers = await Promise.all(
        [to, to.toUpperCase(), to, to].map((each) => mailer.deliver({ to: each, raw })),
      );
      expect(answers).toEqual([250, 250, 250, 250]);
      await mailer.deliver({ to: [to, person(9).to], raw });
    });
    expect(change).toEqual({ bounced: 2, Bounced: 2 });
  });

  it('after a soft one changes the class, and counts no second bounce', async () => {
    const soft = { ...person(10), status: '4.2.2', diagnostic: 'smtp; 452 4.2.2 Mailbox full' };
    const first = await changes(async () => void (await mailer.deliver({ to: soft.to, raw: RELAYS.postfix(soft) })));
    expect(first).toEqual({ bounced: 1 });
    const second = await changes(
      async () => void (await mailer.deliver({ to: soft.to, raw: RELAYS.exim(person(10)) })),
    );
    expect(second).toEqual({ Bounced: 1 });
    const classes = () =>
      app.sql(`select r.bounce_class from response r join message m on m.id = r.message_id where m.email = $1`, [
        soft.recipient,
      ]);
    expect(await classes()).toEqual([{ bounce_class: 'hard' }]);
    const third = await changes(async () => void (await mailer.deliver({ to: soft.to, raw: RELAYS.postfix(soft) })));
    expect(third).toEqual({});
    expect(await classes()).toEqual([{ bounce_class: 'hard' }]);
  });

  it('of a seed or a proof suppresses the address, and is not in the figures', async () => {
    for (const address of ['seed@mailroom.test', 'proof@mailroom.test']) {
      const change = await changes(async () => {
        await mailer.deliver({ to: mailTo(app, address).to, raw: RELAYS.gmail(mailTo(app, address)) });
      });
      expect(change, address).toEqual({ Bounced: 1 });
    }
  });
});

it('a soft bounce and a blocked message are counted, and suppress nobody', async () => {
  const change = await changes(async () => {
    const soft = { ...person(11), status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' };
    await mailer.deliver({ to: soft.to, raw: RELAYS.exchange(soft) });
    const block = { ...person(12), status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Listed by spamhaus' };
    await mailer.deliver({ to: block.to, raw: RELAYS.gmail(block) });
  });
  expect(change).toEqual({ bounced: 2 });
  const { body } = await app.app.metrics.inject({ url: '/metrics' });
  expect(body).toContain('\nmailroom_messages_blocked 1\n');
});

describe('a complaint', () => {
  const feedback = BOUNCE_SETTINGS.FEEDBACK_ADDRESS;

  it.each([
    ['names the sender', 13, (mail: ReturnType<typeof person>) => likeYahoo({ returnPath: mail.to })],
    ['returns only the address to unsubscribe', 14, likeMicrosoft],
    [
      'returns the Return-Path',
      15,
      (mail: ReturnType<typeof person>) => likeMicrosoft({ returnPath: mail.to.toUpperCase() }),
    ],
  ] as const)('that %s suppresses its person', async (_how, line, form) => {
    const raw = form(person(line));
    const change = await changes(async () => {
      expect(await mailer.deliver({ from: 'fbl@mail.example', to: feedback.toUpperCase(), raw })).toBe(250);
      expect(await mailer.deliver({ from: 'fbl@mail.example', to: feedback, raw })).toBe(250);
    });
    expect(change).toEqual({ complaints: 1, Complained: 1 });
  });

  it('may come to the Return-Path itself', async () => {
    const change = await changes(async () => {
      await mailer.deliver({ from: 'fbl@mail.example', to: person(16).to, raw: likeYahoo({}) });
    });
    expect(change).toEqual({ complaints: 1, Complained: 1 });
  });

  it('about nobody, or with a forged name, is ignored and counted', async () => {
    const change = await changes(async () => {
      await mailer.deliver({ to: feedback, raw: likeYahoo({ returnPath: 'somebody@else.example' }) });
      await mailer.deliver({ to: feedback, raw: likeYahoo({ returnPath: person(17).to.replace(/.@/, 'x@') }) });
      await mailer.deliver({ to: feedback, raw: likeMicrosoft({ unsubscribe: `${person(17).unsubscribe}x` }) });
      await mailer.deliver({ to: feedback, raw: RELAYS.postfix(person(17)) });
    });
    expect(change).toEqual({ unknown: 3, forged: 1 });
  });
});

describe('what is ignored and counted', () => {
  it('forged: without a signature, with another’s, or with a changed number', async () => {
    const { to } = person(18);
    const [, account = '', message = '', signature = ''] = to.split(/[-@]/);
    const [next] = await app.sql<{ id: number }>('select id from account where id <> $1 limit 1', [campaign.accountId]);
    const other = next?.id ?? (await app.account());
    const change = await changes(async () => {
      for (const local of [
        'b-',
        `b-${account}-${message}`,
        `b-${account}-${message}-`,
        `b-${account}-${message}-${'0'.repeat(32)}`,
        `b-${account}-${message}-${signature}00`,
        `b-${account}-${(Number.parseInt(message, 36) + 1).toString(36)}-${signature}`,
        `b-${other.toString(36)}-${message}-${signature}`,
      ])
        expect(await mailer.deliver({ to: `${local}@bounces.example`, raw: RELAYS.ses(person(18)) }), local).toBe(250);
    });
    expect(change).toEqual({ forged: 7 });
  });

  it('unknown: mail for nobody here is refused, and so is a message that was deleted', async () => {
    const { digest } = app.app.deps.secrets;
    const signature = digest('bounce', `${campaign.accountId}.999999`).subarray(0, 16).toString('hex');
    const gone = `b-${campaign.accountId.toString(36)}-${(999999).toString(36)}-${signature}@bounces.example`;
    const change = await changes(async () => {
      for (const to of [
        'postmaster@bounces.example',
        person(18).to.replace('bounces', 'other'),
        'x@northlight.example',
      ])
        expect(await mailer.deliver({ to, raw: RELAYS.ses(person(18)) })).toBe(550);
      expect(await mailer.deliver({ to: gone, raw: RELAYS.ses(person(18)) })).toBe(250);
    });
    expect(change).toEqual({ unknown: 4 });
  });

  it('loops, answers, delays and garbage', async () => {
    const { to } = person(18);
    const change = await changes(async () => {
      await mailer.deliver({ from: 'mailer@relay.example', to, raw: RELAYS.postfix(person(18)) });
      await mailer.deliver({ from: person(17).to, to, raw: likeYahoo({}) });
      await mailer.deliver({ to, raw: awayNote(person(18)) });
      await mailer.deliver({ to, raw: RELAYS.postfix({ ...person(18), action: 'delayed', status: '4.4.1' }) });
      await mailer.deliver({ to, raw: Buffer.from([0, 255, 13, 10, 13, 10, 0, 128, 46, 13, 10]) });
      await mailer.deliver({
        to,
        raw: RELAYS.postfix(person(18)).replace('delivery-status\r\n\r\n', 'delivery-status\r\n\r\n\r\n:;'),
      });
    });
    expect(change).toEqual({ loop: 2, reply: 1, no_result: 1, unreadable: 1, bounced: 1, Bounced: 1 });
  });

  it('too large: a report with a long e-mail is read, and beyond 32 MiB it is refused', async () => {
    const long = (bytes: number) =>
      RELAYS.exim(person(19)).replace('<p>', `${'0123456789abcdef\r\n'.repeat(bytes / 18)}<p>`);
    const tooLarge = await changes(async () => {
      expect(await mailer.deliver({ to: person(19).to, raw: long(33 * 1024 ** 2) })).toBe(552);
    });
    expect(tooLarge).toEqual({ too_large: 1 });
    const large = await changes(async () => {
      expect(await mailer.deliver({ to: person(19).to, raw: long(5 * 1024 ** 2) })).toBe(250);
    });
    expect(large).toEqual({ bounced: 1, Bounced: 1 });
  });

  it('shows in the metrics', async () => {
    const { body } = await app.app.metrics.inject({ url: '/metrics' });
    expect(body).toMatch(/\nmailroom_returns_ignored_forged [1-9]/);
    expect(body).toMatch(/\nmailroom_returns_ignored_loop 2\n/);
  });
});

it('suppresses an address that was excepted before, when it bounces again', async () => {
  await app.sql('update suppression_entry set excepted_at = now() where account_id = $1', [campaign.accountId]);
  const change = await changes(
    async () => void (await mailer.deliver({ to: person(1).to, raw: RELAYS.ses(person(1)) })),
  );
  expect(change).toEqual({ Bounced: 1 });
  await app.sql('update suppression_entry set excepted_at = null where account_id = $1', [campaign.accountId]);
});
