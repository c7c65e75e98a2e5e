import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { UPLOADS } from './transfers.ts';

interface BrokenPart {
  port: number;
  token: string;
  id: number;
  offset: number;
  /** How many bytes the call announces. */
  length: number;
}

/** Begins a part on a bare socket, which a test can break off: its bytes are written by the caller. */
export async function beginPart({ port, token, id, offset, length }: BrokenPart): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = [
    `PATCH ${UPLOADS}/${id} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Tus-Resumable: 1.0.0',
    `Upload-Offset: ${offset}`,
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${length}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}
