import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { AudienceStatus } from '../statuses/audienceStatuses.ts';
import type { Held } from '../access/can.ts';
import { transition } from '../statuses/statuses.ts';
import type { StatusState } from '../statuses/statuses.ts';

interface AudienceActionRow {
  readonly status: AudienceStatus;
  readonly isImporting: boolean;
  /** Whether a launched product uses one of its versions. */
  readonly isPinned: boolean;
  /** People whom the files of the shown version say not to mail, and who were left out. */
  readonly optedOut: number;
  /** Whether they are on a suppression list of their own. */
  readonly areSuppressed: boolean;
}

function suppressObstacle({ isImporting, optedOut, areSuppressed }: AudienceActionRow): string | undefined {
  if (isImporting) return 'An import is running';
  if (optedOut === 0) return 'Nobody opted out in the file';
  return areSuppressed ? 'They are suppressed already' : undefined;
}

export function audienceState(row: AudienceActionRow): StatusState<'audience'> {
  return {
    status: row.status,
    facts: [...(row.isImporting ? ['importing'] : []), ...(row.isPinned ? [] : ['unpinned'])],
  };
}

export function audienceActions(row: AudienceActionRow, held: Held): readonly Action[] {
  const cancel = transition('audience', audienceState(row), 'cancel');
  const remove = transition('audience', audienceState(row), 'delete');
  const busy = row.isImporting ? 'An import is running' : undefined;
  return [
    toAction('update', held, { needs: [['can_update_audience']] }),
    toAction('import', held, { needs: [['can_update_audience'], ['can_upload_file']], obstacle: busy }),
    toAction('cancel', held, {
      needs: [['can_update_audience']],
      obstacle: cancel ? undefined : 'No import is running',
      confirm: cancel?.confirm,
    }),
    toAction('suppress_opt_outs', held, { needs: [['can_add_audience']], obstacle: suppressObstacle(row) }),
    toAction('delete', held, {
      needs: [['can_delete_audience']],
      obstacle: remove ? undefined : 'A launched product uses it',
      confirm: remove?.confirm,
    }),
  ];
}
