import pg from 'pg';
import type { Actor } from './actor.ts';
import { accountsOf, seesAll, userOf } from './actor.ts';
import type { Mode } from './tx.ts';

/** Who did it, as the audit names it. */
const nameOf = (actor: Actor): string => {
  if (actor.kind === 'user') return `user ${actor.userId}`;
  return actor.kind === 'job' ? `job ${actor.job}` : actor.kind;
};

const setting = (name: string, value: string): string => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;

/** Begins a transaction and puts the actor into it, in one round trip. */
export const beginSql = (actor: Actor, mode: Mode, now: Date): string =>
  [
    mode === 'read' ? 'begin read only' : 'begin',
    ...(seesAll(actor) ? ['set local role mailroom_super'] : []),
    `select ${[
      setting('app.accounts', `{${accountsOf(actor).join(',')}}`),
      setting('app.user', String(userOf(actor) ?? '')),
      setting('app.request', actor.requestId),
      setting('app.actor', nameOf(actor)),
      setting('app.now', now.toISOString()),
      setting('statement_timeout', mode === 'build' ? '15min' : '30s'),
      // Whoever is killed meanwhile leaves a statement that holds its locks until the server looks who waits for it.
      ...(mode === 'build' ? [setting('client_connection_check_interval', '5s')] : []),
      setting('lock_timeout', '5s'),
      setting('idle_in_transaction_session_timeout', '30s'),
    ].join(', ')}`,
  ].join('; ');
