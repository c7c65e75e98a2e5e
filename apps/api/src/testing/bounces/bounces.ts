import { createTransport } from 'nodemailer';
import type { TestApp } from '../app.ts';

/** The settings of an application that takes bounces. */
export const BOUNCE_SETTINGS = { BOUNCE_DOMAIN: 'bounces.example', FEEDBACK_ADDRESS: 'complaints@bounces.example' };

export interface Mailer {
  /** Hands a message over by SMTP, and returns the code of the answer. */
  deliver(mail: { from?: string; to: string | string[]; raw: string | Buffer }): Promise<number>;
}

/** Lets the application listen for bounces, and returns a relay that brings them. */
export async function mailerTo({ app }: TestApp): Promise<Mailer> {
  const port = await app.inbound?.listen({ host: '127.0.0.1', port: 0 });
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  return {
    deliver: ({ from, to, raw }) =>
      transport.sendMail({ envelope: { from: from ?? false, to }, raw }).then(
        () => 250,
        (error: { responseCode?: number }) => error.responseCode ?? 0,
      ),
  };
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
