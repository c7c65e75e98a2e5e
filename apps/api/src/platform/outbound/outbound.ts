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

/** The only way to call an address that a user entered. */
export interface Outbound {
  fetch(url: string, request?: OutboundRequest): Promise<OutboundResponse>;
  /** The address a host may be connected to (S3, SFTP installs); throws `blocked` like fetch. */
  allow(host: string, port: number): Promise<{ address: string; family: 4 | 6 }>;
  close(): Promise<void>;
}
