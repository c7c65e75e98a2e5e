import { audienceActions } from '@mailroom/domain/actions/audienceActions';
import type { Action } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/can';
import type { AudienceRow } from './audiences.resource.ts';

/** The actions of a user on an audience now. */
export function actionsOf({ status, latest, opt_out_list }: AudienceRow, held: Held, isPinned: boolean): Action[] {
  return [
    ...audienceActions(
      {
        status,
        isImporting: latest?.state === 'importing',
        isPinned,
        optedOut: latest?.opted_out ?? 0,
        areSuppressed: opt_out_list !== null,
      },
      held,
    ),
  ];
}
