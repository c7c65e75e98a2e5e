import { audienceActions } from '@mailroom/domain/actions/audienceActions';
import type { Action } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/can';
import type { AudienceRow, VersionJson } from './audiences.resource.ts';

/** The version whose rejected and opted-out rows are shown. One that adds to another shows its own after it succeeded. */
export function shownVersion({ latest, current }: Pick<AudienceRow, 'latest' | 'current'>): VersionJson | null {
  const isUnfinished = latest !== null && latest.base_version_id !== null && latest.state !== 'sealed';
  return isUnfinished ? current : latest;
}

/** The actions of a user on an audience now. */
export function actionsOf(row: AudienceRow, held: Held, isPinned: boolean): Action[] {
  const { status, latest, opt_out_list } = row;
  return [
    ...audienceActions(
      {
        status,
        isImporting: latest?.state === 'importing',
        isPinned,
        optedOut: shownVersion(row)?.opted_out ?? 0,
        areSuppressed: opt_out_list !== null,
      },
      held,
    ),
  ];
}
