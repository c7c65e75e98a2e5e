import { Agent, request } from 'undici';
import type { AllowedRange } from './allow.ts';
import { allowList } from './allow.ts';
import { insideAddresses } from './addresses.ts';
import { guardedConnector } from './connector.ts';
import { createGuard, type Guard, type GuardOptions } from './guard.ts';
import { OutboundError, type Hop, type Outbound, type OutboundRequest, type OutboundResponse } from './outbound.ts';
import { webResolve } from './resolve.ts';
import { guardedSocket } from './socket.ts';
import { placeTarget, portOf, refuseClosedPort, webTarget } from './target.ts';

const MOST_REDIRECTS = 5;
const DEFAULT_BYTES = 1024 ** 2;
const DEFAULT_TIMEOUT = 10_000;

type OutboundOptions = Partial<Pick<GuardOptions, 'resolve' | 'inside'>> & { allow: readonly AllowedRange[] };

type Body = AsyncIterable<Buffer> & { destroy(): unknown };

/** Reads at most `limit` bytes and decompresses nothing, so that a small answer can't become a large one. */
async function readBody(body: Body, limit: number): Promise<{ bytes: Buffer; truncated: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    chunks.push(size > limit ? chunk.subarray(0, chunk.length - (size - limit)) : chunk);
    if (size > limit) {
      body.destroy();
      return { bytes: Buffer.concat(chunks), truncated: true };
    }
  }
  return { bytes: Buffer.concat(chunks), truncated: false };
}

function singleHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

function toOutboundError(error: unknown, hops: readonly Hop[]): OutboundError {
  if (error instanceof OutboundError) return new OutboundError(error.reason, error.message, hops, error);
  const isLate = error instanceof Error && /Timeout|Abort/.test(error.name);
  return isLate
    ? new OutboundError('timeout', 'There was no answer in time', hops, error)
    : new OutboundError('unreachable', 'There was no answer', hops, error);
}

export function createOutbound({ allow, inside = insideAddresses(), ...options }: OutboundOptions): Outbound {
  const isAllowed = allowList(allow);
  const guard = createGuard({ inside, isAllowed, ...options });
  const webGuard = createGuard({ inside, isAllowed, resolve: webResolve, ...options });
  const agentOf = (own: Guard) =>
    new Agent({
      headersTimeout: DEFAULT_TIMEOUT,
      bodyTimeout: DEFAULT_TIMEOUT,
      maxHeaderSize: 32 * 1024,
      connect: guardedConnector(own),
    });
  const agent = agentOf(guard);
  const webAgent = agentOf(webGuard);

  const hop = async (url: URL, call: OutboundRequest, signal: AbortSignal) => {
    // Also before a kept connection is used: the name may have moved inside since it was opened.
    await webGuard.addresses(url.hostname, portOf(url));
    return request(url, {
      dispatcher: webAgent,
      method: call.method ?? 'GET',
      signal,
      headers: { accept: call.accept ?? '*/*', 'accept-encoding': 'identity', 'user-agent': 'Mailroom link check' },
    });
  };

  const mayUsePort = (port: number): boolean => allow.some((range) => range.port === port);

  return {
    async fetch(text, call = {}) {
      const limit = call.maxBytes ?? DEFAULT_BYTES;
      const late = AbortSignal.timeout(call.timeoutMs ?? DEFAULT_TIMEOUT);
      const signal = call.signal ? AbortSignal.any([call.signal, late]) : late;
      const hops: Hop[] = [];
      try {
        let url = webTarget(text, mayUsePort);
        for (;;) {
          const answer = await hop(url, call, signal);
          const location = answer.headers['location'];
          hops.push({ url: url.href, status: answer.statusCode });
          if (![301, 302, 303, 307, 308].includes(answer.statusCode) || typeof location !== 'string') {
            const { bytes, truncated } = await readBody(answer.body, limit);
            const headers = singleHeaders(answer.headers);
            return {
              status: answer.statusCode,
              headers,
              body: bytes,
              truncated,
              url: url.href,
              hops,
            } satisfies OutboundResponse;
          }
          // Nobody needs the body of a redirect, so an aborted read isn't an error.
          answer.body.on('error', () => {}).destroy();
          if (hops.length > MOST_REDIRECTS)
            throw new OutboundError('too many redirects', `More than ${MOST_REDIRECTS} redirects`);
          if (!URL.canParse(location, url))
            throw new OutboundError('bad url', 'It redirects to something that is not an address');
          url = webTarget(new URL(location, url).href, mayUsePort);
        }
      } catch (error) {
        throw toOutboundError(error, hops);
      }
    },
    async send(text, { method, headers, body, maxBytes, timeoutMs, signal }) {
      try {
        const url = placeTarget(text, mayUsePort);
        await guard.addresses(url.hostname, portOf(url));
        const end = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const answer = await request(url, { dispatcher: agent, method, headers, body: body ?? null, signal: end });
        const { bytes } = await readBody(answer.body, maxBytes);
        return { status: answer.statusCode, headers: singleHeaders(answer.headers), body: bytes };
      } catch (error) {
        throw toOutboundError(error, []);
      }
    },
    async connect(host, port, timeoutMs) {
      try {
        refuseClosedPort(port, mayUsePort);
        return await guardedSocket(guard, host, port, timeoutMs);
      } catch (error) {
        throw toOutboundError(error, []);
      }
    },
    async close() {
      await Promise.all([agent.close(), webAgent.close()]);
    },
  };
}
