import type { IncomingMessage } from 'node:http';
import { unauthorized } from '../../errors.ts';

const shape = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Parameters that would carry a token into logs and histories. */
const tokenParameters = ['access_token', 'token', 'bearer', 'authorization'];

/** The one bearer token of the request's header. Two headers, another scheme or a token in the URL is 401. */
export const bearerOf = (request: IncomingMessage): string => {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  if (tokenParameters.some((name) => query.has(name))) throw unauthorized();
  // Node keeps the first of two Authorization headers and drops the other in silence.
  const given = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization');
  const token = shape.exec(request.headers.authorization ?? '')?.[1];
  if (given.length > 1 || !token || token.length > 8192) throw unauthorized();
  return token;
};
