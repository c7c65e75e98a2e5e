import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { Outbound, OutboundCall } from '../../../platform/outbound/outbound.ts';

interface SdkRequest {
  method: string;
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  query?: Readonly<Record<string, string | readonly string[] | null>>;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
}

function urlOf({ protocol, hostname, port, path, query = {} }: SdkRequest): string {
  const search = Object.entries(query).map(([name, value]) =>
    value === null ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  const place = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}${path}`;
  return search.length === 0 ? place : `${place}?${search.join('&')}`;
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Uint8Array ? body : undefined;
}

/**
 * Lets the S3 client call through the guard. The client's own handler would connect to whatever the endpoint's name
 * answers, and read an answer of any length.
 */
export function guardedHandler(
  outbound: Outbound,
  limits: Pick<OutboundCall, 'maxBytes' | 'timeoutMs' | 'signal'>,
): NonNullable<S3ClientConfig['requestHandler']> {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    updateHttpClientConfig: () => {},
    httpHandlerConfigs: () => ({}),
    async handle(request: SdkRequest) {
      const body = bytesOf(request.body);
      const answer = await outbound.send(urlOf(request), {
        method: request.method as OutboundCall['method'],
        headers: request.headers,
        ...(body && { body }),
        ...limits,
      });
      return {
        response: { statusCode: answer.status, headers: answer.headers, body: Readable.from([answer.body]) },
      };
    },
  };
}
