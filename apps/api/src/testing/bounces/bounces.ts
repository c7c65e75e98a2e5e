import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import type { TestApp } from '../app.ts';
import { environmentOf } from '../worker.ts';

/** The settings of an application that takes bounces. */
export const BOUNCE_SETTINGS = { BOUNCE_DOMAIN: 'bounces.example', FEEDBACK_ADDRESS: 'complaints@bounces.example' };

export interface Mailer {
  /** Hands a message over by SMTP, and returns the code of the answer. */
  deliver(mail: { from?: string; to: string | string[]; raw: string | Buffer }): Promise<number>;
}

function mailerAt(port: number | undefined): Mailer {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  return {
    deliver: ({ from, to, raw }) =>
      transport.sendMail({ envelope: { from: from ?? false, to }, raw }).then(
        () => 250,
        (error: { responseCode?: number }) => error.responseCode ?? 0,
      ),
  };
}

/** Lets the application listen for bounces, and returns a relay that brings them. */
export async function mailerTo({ app }: TestApp): Promise<Mailer> {
  return mailerAt(await app.inbound?.listen({ host: '127.0.0.1', port: 0 }));
}

const program = fileURLToPath(new URL('./inboundProcess.ts', import.meta.url));

/**
 * A relay that brings bounces to a process which is killed once it has stored one, before it answers. `signal` waits for its
 * end. The app must have been made with the same settings, SECRET_KEYS among them.
 */
export async function dyingMailer(
  app: TestApp,
  settings: Record<string, string>,
): Promise<Mailer & { signal(): Promise<string | null> }> {
  const child = spawn(process.execPath, ['--conditions=mailroom-source', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...environmentOf(app), ...settings },
  });
  const ended = once(child, 'exit');
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [{ port?: number } | number | null];
  if (typeof report !== 'object' || report?.port === undefined) throw new Error('The process ended too early');
  return { ...mailerAt(report.port), signal: async () => child.signalCode ?? (await ended)[1] };
}

/** Counts what was ignored so far, by reason. */
export function ignoredBy({ app }: TestApp): Record<string, number> {
  const counts = app.inbound?.counts() ?? [];
  return Object.fromEntries(
    counts
      .map(({ name, value }) => [name.replace('mailroom_returns_ignored_', ''), value] as const)
      .filter(([, value]) => value > 0),
  );
}

/** The newest mail to an address: its Return-Path, and its address to unsubscribe. */
export function mailTo({ mail }: TestApp, recipient: string): { recipient: string; to: string; unsubscribe: string } {
  const message = mail.sent.findLast((sent) => sent.to === recipient);
  const unsubscribe = /<(.+?)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return { recipient, to: message?.returnPath ?? '', unsubscribe };
}
