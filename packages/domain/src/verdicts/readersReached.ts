interface JudgedClient {
  readonly verdict: string;
  readonly decision: string | null;
  readonly reader_percent: number | null;
  readonly reader_source: 'estimate' | 'account';
}

/** How bad a verdict is for a reader who misses something, and for one to whom the e-mail only looks different. */
const HARM: Readonly<Record<string, number>> = { 'loses content': 100, degrades: 1 };

/** How much harm a client's verdict does among all readers: its share times how bad it is. */
export function harmOf({ verdict, reader_percent: percent }: JudgedClient): number {
  return (HARM[verdict] ?? 0) * (percent ?? 0);
}

interface Reached {
  readonly percent: number;
  /** Whether at least one of the shares is our estimate. */
  readonly isEstimate: boolean;
}

/** The share of the readers whose client has this verdict, apart from clients that a person accepted. */
export function readersReached(clients: readonly JudgedClient[], verdict: string): Reached {
  const same = clients.filter((client) => client.verdict === verdict && client.decision !== 'accepted');
  const sum = same.reduce((total, { reader_percent: percent }) => total + (percent ?? 0), 0);
  return {
    percent: Math.round(sum * 10) / 10,
    isEstimate: same.some(({ reader_source: source }) => source === 'estimate'),
  };
}
