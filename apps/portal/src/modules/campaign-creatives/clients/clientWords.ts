import type { V1Schemas } from '@mailroom/api-client';
import type { Tone } from '@mailroom/design-system';
import { MOST_MARKS } from '@mailroom/domain/constants';
import { harmOf, verdictInWords } from '@mailroom/domain/verdicts/readersReached';

export type Client = V1Schemas['EmailClient'];

type Issue = Client['issues'][number];

/** The overrides of findings that a client loses content, by the client's id. */
export type ClientOverrides = ReadonlyMap<number, V1Schemas['Override']>;

const VERDICTS: Record<ReturnType<typeof verdictInWords<Client['verdict']>>, { label: string; tone: Tone }> = {
  'loses content': { label: 'Loses content', tone: 'danger' },
  degrades: { label: 'Degrades', tone: 'warning' },
  'may differ': { label: 'May differ', tone: 'pre-success' },
  unknown: { label: 'Unknown', tone: 'secondary' },
  works: { label: 'Works', tone: 'success' },
};

const WORST_FIRST = Object.keys(VERDICTS);

/** The badge of a client. One whose finding somebody overrode says so instead. */
export function badgeOf(client: Client, overrides: ClientOverrides): { label: string; tone: Tone } {
  return overrides.has(client.id) ? { label: 'Overridden', tone: 'end' } : VERDICTS[verdictInWords(client)];
}

/** Whether it still holds the creative back: nobody accepted it or overrode the finding. */
export function isLosing({ id, verdict, decision }: Client, overrides: ClientOverrides): boolean {
  return verdict === 'loses content' && decision === null && !overrides.has(id);
}

/** Returns the clients that do most harm first: how bad it is times how many readers it reaches. */
export function worstFirst(clients: readonly Client[]): Client[] {
  const rank = (client: Client) => WORST_FIRST.indexOf(verdictInWords(client)) * 2 - Number(client.required);
  return clients.toSorted((one, other) => harmOf(other) - harmOf(one) || rank(one) - rank(other));
}

/** '4 %', or 'an estimated 4 %'. */
export function shareWords(percent: number, isEstimate: boolean): string {
  return `${isEstimate ? 'an estimated ' : ''}${percent} %`;
}

/** '≈ 4 %' for an estimate: the line above the cards says it in words. */
export function shortShare({ reader_percent: percent, reader_source: source }: Client): string | null {
  return percent === null ? null : `${source === 'estimate' ? '≈\u00a0' : ''}${percent}\u00a0%`;
}

interface PlacedIssue {
  issue: Issue;
  /** Its number on the drawn mail, counted from 1; null without a place in it. */
  number: number | null;
}

/** Returns everything that a client doesn't show, lost content first, with the numbers of those that have a place. */
export function placedIssues({ issues }: Client): PlacedIssue[] {
  let last = 0;
  return issues
    .toSorted((one, other) => Number(other.loses_content) - Number(one.loses_content))
    .map((issue) => {
      const isPlaced = issue.line !== null && issue.column !== null && last < MOST_MARKS;
      if (isPlaced) last += 1;
      return { issue, number: isPlaced ? last : null };
    });
}

/** The address of a drawing with a numbered tag at the place of each issue that has one. */
export function withPlaces(url: string | null, client: Client): string | null {
  const places = placedIssues(client).flatMap(({ issue: { line, column }, number }) =>
    number === null ? [] : `${line}:${column}`,
  );
  if (url === null || places.length === 0) return url;
  const address = new URL(url);
  address.searchParams.set('box', places.join(','));
  address.searchParams.set('numbers', 'boxes');
  return address.href;
}

interface Losses {
  does: 'Loses' | 'Ignores' | 'Shows in part';
  issues: readonly Issue[];
}

/** Returns what is lost. Without losses, returns what is ignored, and without either, what is shown only in part. */
export function worstLosses({ issues }: Client): Losses | undefined {
  const groups: readonly Losses[] = [
    { does: 'Loses', issues: issues.filter(({ loses_content }) => loses_content) },
    { does: 'Ignores', issues: issues.filter(({ support }) => support === 'none') },
    { does: 'Shows in part', issues },
  ];
  return groups.find((group) => group.issues.length > 0);
}

/** 'Accepted by Ada Palmer: its readers get the text'. */
export function decisionWords({ decision, decided_by, note }: Client): string | null {
  if (decision === null) return null;
  const does = decision === 'accepted' ? 'Accepted' : 'Rejected';
  return `${does}${decided_by ? ` by ${decided_by.name}` : ''}${note === null ? '' : `: ${note}`}`;
}

/** A program on a phone, where an e-mail is laid out for its narrow screen. */
export function isOnPhone({ platform }: Client): boolean {
  return platform === 'iOS' || platform === 'Android';
}

/** The address of the e-mail as the client would draw it; null for a client that is checked no longer. */
export function simulationOf(url: string | null, { simulation }: Client, isDark = false): string | null {
  if (url === null || simulation === null) return null;
  const address = new URL(url);
  address.searchParams.set('client', simulation);
  if (isDark) address.searchParams.set('dark', '1');
  return address.href;
}
