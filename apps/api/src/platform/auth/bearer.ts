import type { IncomingMessage } from 'node:http';
import { unauthorized } from '../../errors.ts';

const SHAPE = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Query parameters that would carry a token into logs and browser histories. */
const TOKEN_PARAMETERS = ['access_token', 'token', 'bearer', 'authorization'];

/** The bearer token of the Authorization header. Two headers, another scheme or a token in the URL are refused with 401. */
export function bearerOf(request: IncomingMessage): string {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  if (TOKEN_PARAMETERS.some((name) => query.has(name))) throw unauthorized();
  // Node keeps the first of two Authorization headers and silently drops the other.
  const given = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization');
  const token = SHAPE.exec(request.headers.authorization ?? '')?.[1];
  if (given.length > 1 || !token || token.length > 8192) throw unauthorized();
  return token;
}
