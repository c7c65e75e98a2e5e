import type { Logger } from 'pino';
import type { Settings } from './settings/settings.ts';
import type { Clock } from './clock/clock.ts';
import type { Ids, Random } from './clock/ids.ts';
import type { WithActor } from './database/transaction.ts';
import type { Dns } from './dns/dns.ts';
import type { EventStream } from './events/stream.ts';
import type { Files } from './files/file.ts';
import type { FileStore } from './files/store.ts';
import type { Mail } from './mail/mail.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Secrets } from './secrets/secrets.ts';

/** Everything outside the database that handlers and jobs may use. It is passed in, so that tests can replace it. */
export interface Deps {
  settings: Settings;
  clock: Clock;
  ids: Ids;
  random: Random;
  log: Logger;
  withActor: WithActor;
  files: Files;
  store: FileStore;
  mail: Mail;
  secrets: Secrets;
  outbound: Outbound;
  dns: Dns;
  events: EventStream;
}
