import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { statusesOf } from '../../../components/statusLists.ts';
import type { RowActions } from '../../../components/useRowActions.ts';
import { decisionActions, type DecisionHandlers } from '../decide/decisionActions.ts';
import { overrideWords } from '../decide/overrideWords.ts';

export type LinkRow = V1Schemas['EmailLink'];

export interface LinkHandlers extends DecisionHandlers<LinkRow> {
  onEdit: (link: LinkRow) => void;
  rowActions: RowActions;
}

/** An address without its scheme and 'www.'. */
function shortUrl(url: string) {
  return url.replace(/^https?:\/\/(www\.)?/, '');
}

/** The words of the link or its address, and who sees it: a button for Outlook often has a twin for everybody else. */
function nameOf({ text, url, is_outlook_only }: LinkRow): string {
  const name = text || shortUrl(url);
  return is_outlook_only ? `Outlook: ${name}` : name;
}

/** Whether it counts as broken: nobody accepted it or overrode the finding. */
export function isBroken({ result, decision, override }: LinkRow): boolean {
  return result === 'Error' && decision !== 'accepted' && override === null;
}

/** Where the link leads in the end, or why nobody knows. */
export function endOf({ problem, final_url, url, kind, result }: LinkRow): string {
  if (problem !== null) return problem;
  if (kind === 'unsubscribe' && url.startsWith('{{')) return 'Mailroom’s unsubscribe page';
  if (kind === 'unsubscribe' && result === 'Not Started') return 'Not asked';
  return shortUrl(final_url ?? url);
}

/** Names what the check found, beyond the name of its status. */
export function resultWords({ result, http_status, kind, problem }: LinkRow): string {
  if (problem !== null) return problem;
  if (result === 'Not Started' && kind === 'unsubscribe')
    return 'Not asked: asking could take somebody off a list. Open it yourself';
  if (result === 'Not Started') return 'Not asked: the check has not reached it, or the HTML holds something active';
  if (http_status !== null) return `It answers ${http_status}`;
  return kind === 'web' || kind === 'image' ? 'It is there' : 'It is well formed; such a target is not asked';
}

/** The redirects and the names of the tracking parameters. */
function wayOf({ redirects, tracking_parameters }: LinkRow): string | null {
  const hops = redirects ? [`${redirects} ${redirects === 1 ? 'redirect' : 'redirects'}`] : [];
  return [...hops, ...Object.keys(tracking_parameters)].join(', ') || null;
}

function positionColumn(): TableColumn<LinkRow> {
  return {
    id: 'position',
    header: '#',
    kind: 'number',
    isSortable: true,
    priority: 1,
    width: 40,
    value: (row) => row.position,
  };
}

function urlColumn(): TableColumn<LinkRow> {
  return {
    id: 'url',
    header: 'URL',
    kind: 'text',
    priority: 1,
    width: { min: 122, grow: 3 },
    value: (row) => shortUrl(row.url),
  };
}

function resultColumn(): TableColumn<LinkRow> {
  return {
    id: 'result',
    header: 'Result',
    kind: 'badge',
    isSortable: true,
    width: { min: 124, grow: 0 },
    value: (row) => {
      if (row.override) return { label: 'Overridden', tone: 'end', description: overrideWords(row.override) };
      const { tone } = statusesOf('action').of(row.result);
      return { label: row.result, tone, description: resultWords(row) };
    },
  };
}

function decisionColumn(): TableColumn<LinkRow> {
  return {
    id: 'decision',
    header: 'Decision',
    kind: 'text',
    look: 'quiet',
    priority: 5,
    width: { min: 96, grow: 0 },
    value: (row) => row.decision && `${row.decision}${row.decided_by ? ` by ${row.decided_by.name}` : ''}`,
  };
}

function actionsColumn({ onEdit, rowActions, ...handlers }: LinkHandlers): TableColumn<LinkRow> {
  return {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    width: 124,
    priority: 1,
    value: (row) =>
      rowActions(row, [
        {
          id: 'correct',
          act: 'correct',
          label: 'Edit URL',
          isInline: isBroken(row) && row.kind !== 'image',
          onAction: () => onEdit(row),
        },
        ...decisionActions(row, handlers),
      ]),
  };
}

export function linkColumns(handlers: LinkHandlers): readonly TableColumn<LinkRow>[] {
  return [
    positionColumn(),
    {
      id: 'text',
      header: 'Link text',
      kind: 'text',
      look: 'strong',
      namesRow: true,
      width: { min: 96, grow: 2 },
      value: nameOf,
    },
    urlColumn(),
    {
      id: 'ends_at',
      header: 'Ends at',
      kind: 'text',
      priority: 1,
      width: { min: 122, grow: 3 },
      value: endOf,
      tone: (row) => (isBroken(row) ? 'danger' : row.result === 'Pending' ? 'warning' : 'plain'),
    },
    {
      id: 'way',
      header: 'On the way',
      kind: 'text',
      look: 'quiet',
      priority: 4,
      width: { min: 150, grow: 1 },
      value: wayOf,
    },
    resultColumn(),
    decisionColumn(),
    actionsColumn(handlers),
  ];
}

export function imageColumns(
  handlers: LinkHandlers,
  bytes: (value: number) => string,
): readonly TableColumn<LinkRow>[] {
  return [
    positionColumn(),
    {
      id: 'alt',
      header: 'Alt text',
      kind: 'text',
      look: 'strong',
      namesRow: true,
      width: { min: 96, grow: 2 },
      value: (row) => row.text || 'No alt text',
      tone: (row) => (row.text === '' ? 'warning' : 'plain'),
    },
    urlColumn(),
    {
      id: 'weight',
      header: 'Weight',
      kind: 'text',
      priority: 1,
      width: { min: 84, grow: 0 },
      value: (row) => (row.bytes === null ? null : bytes(row.bytes)),
    },
    resultColumn(),
    decisionColumn(),
    actionsColumn(handlers),
  ];
}
