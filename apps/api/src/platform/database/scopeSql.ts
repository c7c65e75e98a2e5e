import pg from 'pg';
import type { Actor } from './actor.ts';
import { accountsOf, seesAll, userOf } from './actor.ts';
import type { Mode } from './tx.ts';

/** The actor's name in the audit. */
function nameOf(actor: Actor): string {
  if (actor.kind === 'user') return `user ${actor.userId}`;
  if (actor.kind === 'operator') return `verb ${actor.verb}`;
  return actor.kind === 'job' ? `job ${actor.job}` : actor.kind;
}

/** The owner of the schema has policies of its own, and may not be a member of Super Admin's role. */
function takesSuperRole(actor: Actor): boolean {
  return seesAll(actor) && actor.kind !== 'operator';
}

function setting(name: string, value: string): string {
  return `set_config('${name}', ${pg.escapeLiteral(value)}, true)`;
}

/** Begins a transaction and sets its actor, in one round trip. */
export function beginSql(actor: Actor, mode: Mode, now: Date): string {
  return [
    mode === 'read' ? 'begin read only' : 'begin',
    ...(takesSuperRole(actor) ? ['set local role mailroom_super'] : []),
    `select ${[
      setting('app.accounts', `{${accountsOf(actor).join(',')}}`),
      setting('app.user', String(userOf(actor) ?? '')),
      setting('app.request', actor.requestId),
      setting('app.actor', nameOf(actor)),
      setting('app.now', now.toISOString()),
      setting('statement_timeout', mode === 'build' ? '15min' : '30s'),
      // When a process is killed, its statement holds its locks until the server checks whether the client is still there.
      ...(mode === 'build' ? [setting('client_connection_check_interval', '5s')] : []),
      setting('lock_timeout', '5s'),
      setting('idle_in_transaction_session_timeout', '30s'),
    ].join(', ')}`,
  ].join('; ');
}
