interface JudgedClient {
  readonly verdict: string;
  readonly issues: readonly unknown[];
  readonly decision: string | null;
  readonly reader_percent: number | null;
  readonly reader_source: 'estimate' | 'account';
}

/** How bad a verdict is for a reader who misses something, and for one to whom the e-mail only looks different, or may. */
const HARM: Readonly<Record<string, number>> = { 'loses content': 100, degrades: 1, 'may differ': 0.01 };

/**
 * The verdict in the words of people: a client that supports something only in part doesn't simply work, though nobody can say
 * whether its reader sees a difference.
 */
export function verdictInWords<Verdict extends string>({
  verdict,
  issues,
}: {
  readonly verdict: Verdict;
  readonly issues: readonly unknown[];
}): Verdict | 'may differ' {
  return verdict === 'works' && issues.length > 0 ? 'may differ' : verdict;
}

/** How much harm a client's verdict does among all readers: its share times how bad it is. */
export function harmOf(client: JudgedClient): number {
  return (HARM[verdictInWords(client)] ?? 0) * (client.reader_percent ?? 0);
}

interface Reached {
  readonly percent: number;
  /** Whether at least one of the shares is our estimate. */
  readonly isEstimate: boolean;
}

/** The share of the readers whose client has this verdict, apart from clients that a person accepted. */
export function readersReached(clients: readonly JudgedClient[], verdict: string): Reached {
  const same = clients.filter((client) => verdictInWords(client) === verdict && client.decision !== 'accepted');
  const sum = same.reduce((total, { reader_percent: percent }) => total + (percent ?? 0), 0);
  return {
    percent: Math.round(sum * 10) / 10,
    isEstimate: same.some(({ reader_source: source }) => source === 'estimate'),
  };
}
