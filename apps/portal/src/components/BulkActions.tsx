import type { V2Schemas } from '@mailroom/api-client';
import { Button, type TableSelection } from '@mailroom/design-system';
import type { QueryKey } from '@tanstack/react-query';
import { useConfirm } from '../shared/feedback/useConfirm.tsx';
import { useFlash } from '../shared/feedback/useFlash.ts';
import { exportQuery } from '../shared/listState/tableQuery.ts';
import { useWrite } from '../shared/useWrite.ts';

interface BulkAction<Name extends string, More extends object> {
  readonly name: Name;
  readonly label: string;
  /** Asks first, with this text. */
  readonly confirm?: string;
  readonly isDanger?: boolean;
  /** Asks for more input before the action runs. `run` runs it with the answer, and fails when the action fails. */
  readonly onAsk?: (run: (more: More) => Promise<unknown>) => void;
  /** Whether the user's role ever allows it; without, it is hidden. Default: it does. */
  readonly may?: { readonly can: boolean };
}

interface BulkFields<Name extends string> {
  action: Name;
  ids?: number[];
  filter?: Record<string, string[]>;
  count?: number;
}

/** `More` is the rest of a request, for actions that need more than their name. */
type BulkBody<Name extends string, More extends object> = BulkFields<Name> & Partial<More>;

interface BulkActionsProps<Name extends string, More extends object> {
  selection: TableSelection;
  /** How many rows are selected, over all pages. */
  count: number;
  /** The list's query, which says what 'all that match' means. */
  query: object;
  actions: readonly BulkAction<Name, More>[];
  write: (body: BulkBody<Name, More>) => Promise<V2Schemas['BulkResult']>;
  refreshes: readonly QueryKey[];
  /** How many records one call takes. Default 1000, the most that the server acts on. */
  most?: number;
  /** The name of a record, which the notice about a refusal begins with. Default: each reason is named once. */
  nameOf?: (id: number) => string | undefined;
  /** Called when the call has ended: nothing is selected any more. */
  onDone: () => void;
}

const MOST = 1000;

/** How many reasons a notice names. The list shows the others. */
const REASONS = 5;

/** The reasons of a refusal, each with the name of its record where that is known. */
function reasonsOf(refused: V2Schemas['BulkResult']['refused'], nameOf?: (id: number) => string | undefined): string[] {
  const lines = refused.map(({ id, reason }) => [nameOf?.(id), reason].filter(Boolean).join(': '));
  const named = [...new Set(lines)];
  return named.length > REASONS ? [...named.slice(0, REASONS), `and ${named.length - REASONS} more`] : named;
}

function bodyOf<Name extends string>(
  action: Name,
  { selection, query, count }: Pick<BulkActionsProps<Name, object>, 'selection' | 'query' | 'count'>,
): BulkFields<Name> {
  if (selection.kind === 'some') return { action, ids: selection.ids.map(Number) };
  const filter = Object.fromEntries(
    Object.entries(exportQuery(query)).map(([name, value]) => [name, [value].flat().map(String)]),
  );
  return { action, filter, count };
}

function obstacleOf(
  { selection, count }: { selection: TableSelection; count: number },
  most: number,
): string | undefined {
  if (count > most) return `At most ${most} at a time`;
  if (selection.kind === 'all' && selection.except.length > 0) return 'Select all that match, or single rows';
  return undefined;
}

/** The actions for a list's selected rows. Says how many were done, and why the others were refused. */
export function BulkActions<Name extends string, More extends object = Record<never, never>>({
  actions,
  write,
  refreshes,
  most = MOST,
  nameOf,
  onDone,
  ...selected
}: BulkActionsProps<Name, More>) {
  const confirm = useConfirm();
  const flash = useFlash();
  const run = useWrite({ write, refreshes });
  const obstacle = obstacleOf(selected, most);

  async function send(body: BulkBody<Name, More>) {
    const { done, refused } = await run.mutateAsync(body);
    if (done.length > 0) flash('success', `Done for ${done.length}`);
    if (refused.length > 0)
      flash('warning', [`Refused for ${refused.length}`, ...reasonsOf(refused, nameOf)].join('\n'));
    onDone();
  }

  async function act({ name, confirm: text, isDanger = false, onAsk }: BulkAction<Name, More>) {
    const body = bodyOf(name, selected) as BulkBody<Name, More>;
    if (onAsk) return onAsk((more) => send({ ...body, ...more }));
    if (text !== undefined && !(await confirm({ type: isDanger ? 'danger' : 'confirm', text }))) return;
    // The notice of the failure has been shown already.
    await send(body).catch(() => undefined);
  }

  const offered = actions.filter(({ may }) => may?.can !== false);
  return offered.map((action) => (
    <Button
      key={action.name}
      disabled={obstacle !== undefined}
      reason={obstacle ?? ''}
      isBusy={run.isPending && run.variables?.action === action.name}
      onClick={() => void act(action)}
    >
      {action.label}
    </Button>
  ));
}
