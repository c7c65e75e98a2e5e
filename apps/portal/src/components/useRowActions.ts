import type { V1Schemas } from '@mailroom/api-client';
import type { TableAction } from '@mailroom/design-system';
import { useCallback } from 'react';
import { useOffered } from '../session/user/usePermissions.ts';

/** A row with what the server allows or refuses on it. */
export interface Acted {
  readonly actions: readonly Pick<V1Schemas['Action'], 'name' | 'permission' | 'reason'>[];
}

/** A button, with the server's name of its action: 'update'. */
export type RowAction = TableAction & { readonly act: string };

/** Picks the buttons of a row that its user gets. */
export type RowActions = (row: Acted, buttons: readonly RowAction[]) => TableAction[];

/**
 * Returns the buttons of a row: without those that the user's role never allows, and each with the reason why the record
 * doesn't allow it now.
 */
export function useRowActions(): RowActions {
  const isOffered = useOffered();
  return useCallback(
    (row, buttons) =>
      buttons.flatMap((button) => {
        const action = row.actions.find(({ name }) => name === button.act);
        const reason = action?.reason;
        if (!isOffered(action)) return [];
        return [reason == null ? button : { ...button, disabled: true, reason }];
      }),
    [isOffered],
  );
}
