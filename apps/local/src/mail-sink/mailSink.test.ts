import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailSink } from './mailSink.ts';
import type { MailSink } from './mailSink.ts';
import { MessageStore } from './store.ts';

let folder: string;
let sink: MailSink;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-sink-'));
  sink = await startMailSink({ folder, smtpPort: 0, pagePort: 0 });
});

afterEach(async () => {
  await sink.stop();
  rmSync(folder, { recursive: true });
});

function mail(to: string, subject = 'Autumn trail boots') {
  return {
    from: 'Northlight <news@northlight.test>',
    to,
    subject,
    html: '<p>Boots</p><img src="http://tracking.test/o/1">',
    text: 'Boots',
    headers: { 'X-Mailroom-Product': '12', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

async function sendAll(count: number): Promise<void> {
  const transport = createTransport({ url: sink.smtpUrl, pool: true, maxConnections: 5, maxMessages: Infinity });
  await Promise.all(
    Array.from({ length: count }, (_, index) => transport.sendMail(mail(`person${index}@example.test`))),
  );
  transport.close();
}

function send(to: string): Promise<unknown> {
  return createTransport({ url: sink.smtpUrl, socketTimeout: 300 }).sendMail(mail(to));
}

async function api(path: string, init?: RequestInit): Promise<Record<string, unknown>> {
  return (await (await fetch(sink.pageUrl + path, init)).json()) as Record<string, unknown>;
}

describe('counting', () => {
  it('is exact under a pool of connections, and survives a restart', async () => {
    await sendAll(300);
    expect(sink.count()).toBe(300);
    expect(new Set(sink.messages().flatMap((message) => message.to)).size).toBe(300);
    await sink.stop();
    sink = await startMailSink({ folder, smtpPort: 0, pagePort: 0 });
    expect(sink.count()).toBe(300);
    await sendAll(1);
    expect(sink.count({ after: 300 })).toBe(1);
  });

  it('finds by recipient, subject and header, page by page', async () => {
    await sendAll(12);
    expect(sink.count({ to: 'person1' })).toBe(3);
    expect((await api('/api/messages?header=x-mailroom-product:12&count=5&start=3'))['total']).toBe(12);
    const third = (await api('/api/messages?count=5&start=3'))['messages'] as { id: number }[];
    expect(third.map(({ id }) => id)).toEqual([2, 1]);
    expect(sink.count({ header: 'X-Mailroom-Product:1' })).toBe(0);
  });
});

describe('reading', () => {
  it('gives header fields, both bodies and the source', async () => {
    await createTransport({ url: sink.smtpUrl }).sendMail({
      ...mail('zoë@example.test'),
      subject: 'Grüße aus Łódź, 3 für 2',
    });
    const message = await api('/api/messages/1');
    expect(message).toMatchObject({
      subject: 'Grüße aus Łódź, 3 für 2',
      to: ['zoë@example.test'],
      text: expect.stringContaining('Boots') as string,
    });
    expect(message['html']).toContain('<p>Boots</p>');
    expect(sink.source(1)?.toString()).toContain('X-Mailroom-Product: 12');
  });

  it('shows a message without its pictures, scripts or rights', async () => {
    await send('a@example.test');
    const policy = (await fetch(`${sink.pageUrl}/messages/1/html`)).headers.get('content-security-policy');
    expect(policy).toContain('sandbox');
    expect(policy).toContain('img-src data:');
    expect(policy).not.toContain('script');
  });

  it('says whether nothing was delivered or nothing matches', async () => {
    const textOf = async (path: string) => (await fetch(sink.pageUrl + path)).text();
    expect(await textOf('/')).toContain('Nothing was delivered yet.');
    expect(await textOf('/?q=boots')).toContain('No message matches.');
  });

  it('answers only to its own name', async () => {
    const response = await fetch(`${sink.pageUrl.replace('localhost', '127.0.0.1')}/api/messages`);
    expect(response.status).toBe(200);
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(sink.pageUrl, { headers: { host: 'evil.test' } }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(421);
  });
});

describe('faults', () => {
  const set = (fault: object) => api('/api/fault', { method: 'PUT', body: JSON.stringify(fault) });

  it('defers and refuses with the codes that a sender tells apart', async () => {
    await set({ mode: 'defer', times: 1 });
    await expect(send('a@example.test')).rejects.toMatchObject({ responseCode: 451 });
    await set({ mode: 'refuse', to: 'b@' });
    await expect(send('b@example.test')).rejects.toMatchObject({ responseCode: 550 });
    await send('a@example.test');
    expect(sink.count()).toBe(1);
  });

  it('keeps silent: the sender gives up, and the message isn’t there', async () => {
    await set({ mode: 'silence', times: 1 });
    await expect(send('a@example.test')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(sink.count()).toBe(0);
  });

  it('drops after DATA: the message is there, and the sender can’t know', async () => {
    await set({ mode: 'drop', times: 1 });
    await expect(send('a@example.test')).rejects.toThrow();
    expect(sink.count()).toBe(1);
    await send('a@example.test');
    expect(sink.count()).toBe(2);
  });

  it('refuses a mode that it doesn’t have', async () => {
    expect((await set({ mode: 'explode' }))['error']).toContain('mode must be');
  });
});

describe('the store', () => {
  it('stays within its bounds, and forgets the oldest first', () => {
    const small = new MessageStore(join(folder, 'small'), { segmentBytes: 1000, segments: 2 });
    for (let index = 0; index < 20; index += 1) small.add('a@b.test', ['c@d.test'], Buffer.alloc(300, 'x'));
    expect(small.rows.length).toBeLessThanOrEqual(8);
    expect(small.rows.at(-1)?.id).toBe(20);
    expect(small.source(20)?.length).toBe(300);
    expect(small.find(1)).toBeUndefined();
    small.close();
  });
});
