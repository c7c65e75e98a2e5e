import { Socket } from 'node:net';
import pg from 'pg';
import type { Mode } from '../transaction.ts';

const LOOK_EVERY = 250;

/** After this much silence a connection is suspected, and the database is asked for a sign of life. */
const QUIET = 1000;

/** How long the database may take to accept one more connection before it counts as gone. */
const LONGEST_PROBE = 1500;

/** BEGIN waits only for the fence of a job. A connection that is silent for longer was lost in the network. */
const LONGEST_BEGIN = 4000;

/** Longer than the server lets a statement run or a transaction idle, so that the server's own limit comes first. */
const LONGEST_SILENCE: Readonly<Record<Mode, number>> = { read: 40_000, write: 40_000, build: 960_000 };

/** A connection that a transaction holds. */
interface Held {
  socket: Socket;
  mode: Mode;
  hasBegun: boolean;
  traffic: number;
  quietSince: number;
}

export interface HeldConnection {
  /** BEGIN was answered: from now on statements may take as long as the server allows. */
  begun(): void;
  release(): void;
}

interface ConnectionWatch {
  hold(client: pg.Client, mode: Mode): HeldConnection;
  close(): void;
}

class ConnectionSilent extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database stopped answering on this connection');
    this.name = 'ConnectionSilent';
  }
}

/** Whether the database still accepts connections. A refusal in its own words is an answer, too. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_PROBE,
    application_name: 'mailroom probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * Ends connections on which the database no longer answers, so that their calls fail within five seconds and the pool makes new
 * ones. Otherwise they would hang: when a network swallows packets, nobody closes the connection, and the server's own limits
 * reach the client as little as its answers do. A slow statement isn't cut off, because meanwhile the database still accepts
 * another connection.
 */
export function watchConnections(url: string): ConnectionWatch {
  const held = new Set<Held>();
  let probe: Promise<void> | undefined;

  const endQuiet = (): void => {
    for (const one of held) {
      if (performance.now() - one.quietSince >= QUIET) one.socket.destroy(new ConnectionSilent());
    }
  };

  const look = (): void => {
    const now = performance.now();
    let isAnyQuiet = false;
    for (const one of held) {
      const traffic = one.socket.bytesRead + one.socket.bytesWritten;
      if (traffic !== one.traffic) Object.assign(one, { traffic, quietSince: now });
      const quiet = now - one.quietSince;
      if (quiet >= (one.hasBegun ? LONGEST_SILENCE[one.mode] : LONGEST_BEGIN))
        one.socket.destroy(new ConnectionSilent());
      else if (quiet >= QUIET) isAnyQuiet = true;
    }
    if (!isAnyQuiet || probe) return;
    probe = answers(url).then((isAlive) => {
      probe = undefined;
      if (!isAlive) endQuiet();
    });
  };
  const timer = setInterval(look, LOOK_EVERY).unref();

  return {
    hold(client, mode) {
      const { stream } = client.connection;
      if (!(stream instanceof Socket)) throw new Error('The connection has no socket to watch');
      const one: Held = {
        socket: stream,
        mode,
        hasBegun: false,
        traffic: stream.bytesRead + stream.bytesWritten,
        quietSince: performance.now(),
      };
      held.add(one);
      return {
        begun() {
          one.hasBegun = true;
        },
        release: () => void held.delete(one),
      };
    },
    close: () => clearInterval(timer),
  };
}
