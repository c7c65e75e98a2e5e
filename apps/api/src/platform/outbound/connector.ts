import { isIP, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import type { Guard } from './guard.ts';

const connector = buildConnector({ timeout: 5000 });

function open(target: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connector(target, (...[error, socket]) => (error ? reject(error) : resolve(socket)));
  });
}

/** Connects to an address that was checked, and checks once more which one it got. */
export function guardedConnector(guard: Guard): buildConnector.connector {
  const connect = callbackify(async (connection: buildConnector.Options): Promise<Socket> => {
    const port = Number(connection.port) || (connection.protocol === 'https:' ? 443 : 80);
    const [address = ''] = await guard.addresses(connection.hostname, port);
    // To the checked address itself, because a second look-up could answer differently; the certificate is the name's.
    const servername = connection.servername ?? (isIP(connection.hostname) ? '' : connection.hostname);
    const socket = await open({ ...connection, hostname: address, servername });
    try {
      guard.check(socket.remoteAddress ?? '', port);
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  });
  return (connection, callback) =>
    connect(connection, (error, socket) => (error ? callback(error, null) : callback(null, socket)));
}
