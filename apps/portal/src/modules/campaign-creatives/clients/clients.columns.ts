import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, Tone } from '@mailroom/design-system';
import { harmOf, verdictInWords } from '@mailroom/domain/verdicts/readersReached';
import type { RowActions } from '../../../components/useRowActions.ts';
import { decisionActions, type DecisionHandlers } from '../decide/decisionActions.ts';
import { overrideWords } from '../decide/overrideWords.ts';

export type Client = V1Schemas['EmailClient'];

/** The overrides of findings that a client loses content, by the client's id. */
export type ClientOverrides = ReadonlyMap<number, V1Schemas['Override']>;

interface ClientHandlers extends DecisionHandlers<Client> {
  rowActions: RowActions;
  overrides: ClientOverrides;
}

const VERDICTS: Record<ReturnType<typeof verdictInWords<Client['verdict']>>, { label: string; tone: Tone }> = {
  'loses content': { label: 'Loses content', tone: 'danger' },
  degrades: { label: 'Degrades', tone: 'warning' },
  'may differ': { label: 'May differ', tone: 'pre-success' },
  unknown: { label: 'Unknown', tone: 'secondary' },
  works: { label: 'Works', tone: 'success' },
};

const WORST_FIRST = Object.keys(VERDICTS);

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

/** Features that a line of the table has room for. */
const MOST_NAMED = 2;

/** '≈ 4 %' for an estimate: the line above the table and the opened row say it in words. */
function shortShare({ reader_percent: percent, reader_source: source }: Client): string | null {
  return percent === null ? null : `${source === 'estimate' ? '≈ ' : ''}${percent} %`;
}

/** Returns what is lost. Without losses, returns what is ignored, and without either, what is shown only in part. */
function lossesOf({ verdict, issues }: Client): string {
  if (verdict === 'unknown') return 'not tested';
  const groups = [
    ['loses', issues.filter(({ loses_content }) => loses_content)],
    ['ignores', issues.filter(({ support }) => support === 'none')],
    ['shows in part', issues],
  ] as const;
  const [does, worst] = groups.find(([, group]) => group.length > 0) ?? [];
  if (does === undefined || worst === undefined) return 'shows everything';
  const names = worst.slice(0, MOST_NAMED).map(({ feature }) => feature);
  const left = worst.length - names.length;
  return `${does} ${names.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

export function clientColumns({ rowActions, overrides, ...handlers }: ClientHandlers): readonly TableColumn<Client>[] {
  return [
    {
      id: 'title',
      header: 'E-mail client',
      kind: 'text',
      look: 'strong',
      isSortable: true,
      width: { min: 260, grow: 1 },
      value: (row) => row.title,
      detail: (row) => [shortShare(row), row.required ? 'required' : null, lossesOf(row)].filter(Boolean).join(', '),
    },
    {
      id: 'verdict',
      header: 'Verdict',
      kind: 'badge',
      isSortable: true,
      width: 140,
      sortValue: (row) => WORST_FIRST.indexOf(verdictInWords(row)),
      value: (row) => {
        const override = overrides.get(row.id);
        return override
          ? { label: 'Overridden', tone: 'end', description: overrideWords(override) }
          : VERDICTS[verdictInWords(row)];
      },
    },
    {
      id: 'decision',
      header: 'Decision',
      kind: 'text',
      look: 'quiet',
      value: (row) => row.decision && `${row.decision}${row.decided_by ? ` by ${row.decided_by.name}` : ''}`,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: 120,
      priority: 1,
      value: (row) => rowActions(row, decisionActions(row, handlers, isLosing(row, overrides))),
    },
  ];
}
