import { toAction } from './actions.ts';
import type { Action } from './actions.ts';
import type { CreativeStatus } from '../statuses/creativeStatuses.ts';
import type { Held } from '../access/can.ts';
import { transition } from '../statuses/statuses.ts';
import type { StatusState } from '../statuses/statuses.ts';

interface CreativeActionRow {
  readonly status: CreativeStatus;
  readonly hasHtml: boolean;
  /** Whether a launched product sends one of its revisions. */
  readonly isPinned: boolean;
  /** How many open findings may be overridden. */
  readonly overridable: number;
}

export function creativeState(row: CreativeActionRow): StatusState<'creative'> {
  return {
    status: row.status,
    facts: [...(row.hasHtml ? ['has_html'] : []), ...(row.isPinned ? [] : ['unpinned'])],
  };
}

function testObstacle(row: CreativeActionRow): string | undefined {
  if (!row.hasHtml) return 'The creative has no HTML yet';
  return row.status === 'Error - Invalid Creative' ? 'Its HTML can’t be sent' : undefined;
}

export function creativeActions(row: CreativeActionRow, held: Held): readonly Action[] {
  const event = (name: string) => transition('creative', creativeState(row), name);
  const unless = (name: string, obstacle: string): string | undefined => (event(name) ? undefined : obstacle);
  const override = event('override');
  const rejected = row.status === 'Invalid';
  return [
    toAction('update', held, { needs: [['can_update_creative']] }),
    toAction('duplicate', held, { needs: [['can_add_creative']] }),
    toAction('validate', held, {
      needs: [['can_validate_links']],
      obstacle: unless('validate', 'The creative has no HTML yet'),
    }),
    toAction('override', held, {
      needs: [['can_validate_links'], ['can_update_creative']],
      obstacle: override && row.overridable > 0 ? undefined : 'No finding can be overridden',
      confirm: override?.confirm,
    }),
    toAction('reject', held, {
      needs: [['can_validate_links']],
      obstacle: rejected ? 'The creative is already rejected' : unless('reject', 'A draft can’t be rejected'),
    }),
    toAction('withdraw', held, {
      needs: [['can_validate_links']],
      obstacle: unless('withdraw', 'The creative is not rejected'),
    }),
    toAction('send_test', held, { needs: [['can_send_test_email']], obstacle: testObstacle(row) }),
    toAction('delete', held, {
      needs: [['can_delete_creative']],
      obstacle: unless('delete', 'A launched product uses it'),
      confirm: event('delete')?.confirm,
    }),
  ];
}
