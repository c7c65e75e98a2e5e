import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Guard } from './guard.ts';

/** Connects to an address that was checked, and checks once more which one it got. */
export async function guardedSocket(guard: Guard, host: string, port: number, timeoutMs: number): Promise<Socket> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [address = ''] = await guard.addresses(host, port);
  const socket = connect({ host: address, port, noDelay: true });
  try {
    await once(socket, 'connect', { signal });
    guard.check(socket.remoteAddress ?? '', port);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
