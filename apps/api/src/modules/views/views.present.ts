import type { V2Schemas } from '@mailroom/api-client';
import { usableViewState, type ViewState } from '@mailroom/domain/views/viewState';
import type { UserActor } from '../../platform/database/actor.ts';
import { viewActions } from './views.policy.ts';
import type { ViewRow } from './views.resource.ts';

/** The state in the contract's shape, whose lists may be written to. */
function copyOf({ sort, filters, columns }: ViewState): V2Schemas['ViewState'] {
  return {
    sort: [...sort],
    filters: filters.map(({ id, values }) => ({ id, values: [...values] })),
    columns: {
      hidden: [...columns.hidden],
      order: [...columns.order],
      widths: [...columns.widths],
      pinned: [...columns.pinned],
    },
  };
}

export function presentView(row: ViewRow, actor: UserActor): V2Schemas['View'] {
  const { state, dropped } = usableViewState(row.list, row.state, actor.permissions);
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    state: copyOf(state),
    dropped: [...dropped],
    owner: row.owner,
    is_own: row.user_id === actor.userId,
    shared_with: row.shared_with,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: viewActions(row.user_id, actor),
  };
}
