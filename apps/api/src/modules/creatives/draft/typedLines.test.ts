import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';

let app: TestApp;
let own: Studio;
let id: number;
let keeper: TestUser;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  id = await own.approved();
  keeper = await app.user({ accounts: [own.account], permissions: ['can_modify_account_settings'] });
});
afterAll(() => app.close());

const GOOD = { subject: 'Spring is here', preheader: 'Come and see us', sender_profile_id: null };

function ask(lines: object, user = own.anna, creative = id) {
  return app.as(user).post(`/api/v2/creative/${creative}/line-findings`, { ...GOOD, ...lines });
}

async function kinds(lines: object, creative = id): Promise<string[]> {
  const { body } = await ask(lines, own.anna, creative);
  return (body.objects as { kind: string; field: string }[]).map(({ kind, field }) => `${field}: ${kind}`);
}

interface Found {
  kind: string;
  severity: string;
  message: string;
  field: string | null;
  overridable: boolean;
}

function byMessage(findings: readonly Found[]) {
  return findings
    .filter(({ field }) => field !== null)
    .map(({ kind, severity, message, field, overridable }) => ({ kind, severity, message, field, overridable }))
    .toSorted((one, other) => one.message.localeCompare(other.message));
}

describe('the findings of lines that are typed', () => {
  it.each([
    { subject: 'SPRING SALE!!! *|FNAME|*', preheader: 'Lorem ipsum for {{company}}, buy now' },
    { subject: `${'The autumn coats are here and '.repeat(4)}more`, preheader: '{{shoe_size}} and [Product Name]' },
    { subject: ' ', preheader: '' },
    { subject: 'Spring is here', preheader: 'Come and see us' },
  ])('are those of a check: $subject', async (lines) => {
    const { body: creative } = await own.add({ fields: lines });
    await app.runJobs();
    const { body: checked } = await app.as(own.anna).get(`/api/v1/creative/${creative.id}/findings`);
    const { status, body: typed } = await ask(lines, own.anna, creative.id);
    expect(status).toBe(200);
    expect(byMessage(typed.objects)).toEqual(byMessage(checked.objects));
    expect(typed.total_rows).toBe(typed.objects.length);
  });

  it('follow each line, the most severe first, and save nothing', async () => {
    expect(await kinds({})).toEqual([]);
    expect(await kinds({ subject: 'Hello *|FNAME|*', preheader: null })).toEqual([
      'subject: foreign_merge_field',
      'preheader: no_preheader',
    ]);
    expect((await app.as(own.anna).get(`/api/v1/creative/${id}`)).body).toMatchObject({
      subject: GOOD.subject,
      preheader: GOOD.preheader,
      revision: 1,
    });
  });

  it('know the preheader that the HTML has, and say nothing of it before a check', async () => {
    const html = goodHtml().replace('<body>', '<body><div style="display:none">Come and see us</div>');
    const { body: hidden } = await own.add({ html });
    const { body: unchecked } = await own.add({ fields: { status: 'Draft' } });
    await app.runJobs();
    expect(await kinds({ preheader: null }, hidden.id)).toEqual([]);
    expect(await kinds({ preheader: null }, unchecked.id)).toEqual([]);
  });

  it('judge the sender that is chosen', async () => {
    const odd = await app.senderProfile(own.account, { from_name: '{{company}}' });
    expect(await kinds({ sender_profile_id: odd })).toEqual(['sender: unknown_merge_field']);
    const nobody = await studio(app);
    const foreign = await app.senderProfile(nobody.account);
    const { status, body } = await ask({ sender_profile_id: foreign });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ sender_profile_id: 'Sender profile is not valid' });
  });

  it('go by the account’s own numbers and severities', async () => {
    const change = {
      thresholds: [{ name: 'subject_characters', value: 20 }],
      severities: [{ kind: 'subject_long', severity: 'Moderate' }],
    };
    const path = `/api/v2/account/${own.account}/check-settings`;
    expect((await app.as(keeper).patch(path, change)).status).toBe(200);
    const { body } = await ask({ subject: 'Spring is here, and so are the coats' });
    expect(body.objects).toEqual([
      {
        kind: 'subject_long',
        severity: 'Moderate',
        message: 'The subject has 36 characters; at most 20 are wanted',
        field: 'subject',
        overridable: true,
      },
    ]);
  });

  it('are refused like the creative itself', async () => {
    const stranger = await studio(app);
    const reader = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
    expect((await app.nobody.post(`/api/v2/creative/${id}/line-findings`, GOOD)).status).toBe(401);
    expect((await ask({}, reader)).status).toBe(403);
    expect((await ask({}, stranger.anna)).status).toBe(404);
    expect((await ask({}, own.anna, 999_999)).status).toBe(404);
    expect((await ask({ subject: 'x'.repeat(999) })).status).toBe(422);
    expect((await ask({ sender_profile_id: 'x' })).status).toBe(400);
    expect((await app.as(own.anna).post(`/api/v2/creative/${id}/line-findings`, {})).status).toBe(400);
  });
});
