import type { Socket } from 'node:net';

export interface OutboundRequest {
  method?: 'GET' | 'HEAD';
  /** The most bytes to read. Default 1 MiB. */
  maxBytes?: number;
  /** The time limit for all redirects together. Default 10 s. */
  timeoutMs?: number;
  accept?: string;
  signal?: AbortSignal;
}

export interface Hop {
  url: string;
  status: number;
}

export interface OutboundResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The answer was longer than `maxBytes` and was cut. */
  truncated: boolean;
  /** Where the redirects led. */
  url: string;
  hops: readonly Hop[];
}

/** Why a call wasn't made or has no answer. `blocked` never reveals whether something listens there. */
type OutboundFailure = 'blocked' | 'unresolved' | 'unreachable' | 'timeout' | 'too many redirects' | 'bad url';

export class OutboundError extends Error {
  readonly reason: OutboundFailure;
  readonly hops: readonly Hop[];

  constructor(reason: OutboundFailure, message: string, hops: readonly Hop[] = [], cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'OutboundError';
    this.reason = reason;
    this.hops = hops;
  }
}

/** One HTTP request of another protocol's client, such as S3's. */
export interface OutboundCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** The most bytes of the answer to read; the rest is cut. */
  maxBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
}

/** The only way to call an address that a user entered. */
export interface Outbound {
  fetch(url: string, request?: OutboundRequest): Promise<OutboundResponse>;
  /** Sends one request as it is given and follows no redirect. Ports of mail servers, databases and caches are blocked. */
  send(url: string, call: OutboundCall): Promise<Pick<OutboundResponse, 'status' | 'headers' | 'body'>>;
  /** Opens a TCP connection for another protocol, such as SFTP. Ports are blocked like those of `send`. */
  connect(host: string, port: number, timeoutMs: number): Promise<Socket>;
  close(): Promise<void>;
}
