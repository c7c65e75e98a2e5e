import { Readable } from 'node:stream';
import { Server, type DataStore } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { conflict, malformed, notFound, tooLarge, type DomainError } from '../../../errors.ts';

/** Where uploads are. Their own addresses are this and their id. */
const PATH = '/api/v1/audience/upload';

interface TusCall {
  store: DataStore;
  /** Bytes that a file may have. */
  limit: number;
}

function requestOf({ raw, headers, method, url, host }: FastifyRequest): Request {
  const body = method === 'PATCH' ? Readable.toWeb(raw) : undefined;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(url, `http://${host}`), {
    method,
    headers: given,
    ...(body && { body: body as ReadableStream, duplex: 'half' }),
  });
}

/** Our error for one of the protocol's, whose text is not for a person. */
function refusalOf(status: number, text: string, limit: number): DomainError {
  if (status === 404 || status === 410) return notFound();
  if (status === 409)
    return conflict('offset', 'The upload has another length by now. Ask for it and go on from there');
  if (status === 413) return tooLarge(`The upload may have ${limit} bytes`);
  const header = /(?:upload|tus)-\w+/i.exec(text)?.[0] ?? 'Tus-Resumable';
  return malformed(header.toLowerCase(), 'is missing, or not as tus 1.0.0 says');
}

/** Headers of the protocol. Those about other origins are left out: uploads come from the portal's own. */
function protocolHeaders(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => /^(?:upload-|tus-|location$)/.test(name));
  return Object.fromEntries(kept);
}

/** Answers one call by the protocol tus 1.0.0. Returns the headers of the answer, or throws our error. */
export async function tus(request: FastifyRequest, { store, limit }: TusCall): Promise<Record<string, string>> {
  let failure: unknown;
  const server = new Server({
    path: PATH,
    datastore: store,
    maxSize: limit,
    relativeLocation: true,
    // The library takes an id that is a part of the path for none: ‘1’ is in ‘/api/v1/’.
    getFileIdFromRequest: (_request, id) => id,
    onResponseError: (_request, error) => {
      failure = error;
      return undefined;
    },
  });
  const response = await server.handleWeb(requestOf(request));
  if (failure instanceof Error && !('status_code' in failure)) throw failure;
  if (!response.ok) throw refusalOf(response.status, await response.text(), limit);
  return protocolHeaders(response.headers);
}
