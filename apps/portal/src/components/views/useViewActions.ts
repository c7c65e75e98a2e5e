import type { V2Schemas } from '@mailroom/api-client';
import type { TableState, TableView } from '@mailroom/design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangeView, useDeleteView } from '../../resources/views.queries.ts';
import { useCurrentAccount } from '../../session/account/useCurrentAccount.ts';
import { useConfirm } from '../../shared/feedback/useConfirm.tsx';
import { useFlash } from '../../shared/feedback/useFlash.ts';
import { linkToView } from '../../shared/listState/listUrl.ts';
import { viewStateOf } from './viewTableState.ts';

type View = V2Schemas['View'];
type Actions = NonNullable<TableView['actions']>;

interface Around {
  /** The table as it is now, to replace a view by it. */
  state: TableState;
  filterIds: readonly string[];
  onRename: (view: View) => void;
}

function obstacleOf(view: View, name: string): string | undefined {
  const action = view.actions.find((one) => one.name === name);
  return action && !action.allowed ? (action.reason ?? 'This can’t be done now') : undefined;
}

function disabledBy(reason: string | undefined) {
  return reason === undefined ? {} : { disabled: true as const, reason };
}

/** Returns what can be done with a view, for its menu. */
export function useViewActions({ state, filterIds, onRename }: Around): (view: View) => Actions {
  const { account } = useCurrentAccount();
  const { pathname, search } = useLocation();
  // Read when an action runs: new actions for each letter of a search would render the table again.
  const now = useRef({ state, pathname, search });
  useEffect(() => {
    now.current = { state, pathname, search };
  }, [state, pathname, search]);
  const confirm = useConfirm();
  const flash = useFlash();
  const { mutate: change } = useChangeView();
  const { mutate: remove } = useDeleteView();
  return useCallback(
    (view) => {
      const toChange = disabledBy(obstacleOf(view, 'update'));
      const toShare = obstacleOf(view, 'share') ?? (account ? undefined : 'Choose an account in the header first');
      const copyLink = async () => {
        const link = linkToView(new URLSearchParams(now.current.search), view.id, filterIds);
        await navigator.clipboard.writeText(`${window.location.origin}${now.current.pathname}?${link.toString()}`);
        flash('success', 'Link copied');
      };
      const askAndRemove = async () => {
        const effect = view.shared_with ? `Everybody in ${view.shared_with.name} loses it too.` : undefined;
        if (await confirm({ text: `Delete the view “${view.name}”?`, ...(effect && { effect }) })) remove(view);
      };
      return [
        {
          id: 'link',
          label: 'Copy link',
          // A link to a private view would open for nobody else.
          ...(view.shared_with === null && { description: 'Opens only for you, until the view is shared' }),
          onAction: () => void copyLink().catch(() => flash('danger', 'The browser did not allow copying')),
        },
        { id: 'rename', label: 'Rename', onAction: () => onRename(view), ...toChange },
        {
          id: 'replace',
          label: 'Replace by what is shown',
          onAction: () => change({ view, values: { state: viewStateOf(now.current.state, filterIds) } }),
          ...toChange,
        },
        view.shared_with
          ? {
              id: 'unshare',
              label: 'Stop sharing',
              onAction: () => change({ view, values: { shared_with: null } }),
              ...toChange,
            }
          : {
              id: 'share',
              label: account ? `Share within ${account.name}` : 'Share',
              onAction: () => account && change({ view, values: { shared_with: account.id } }),
              ...disabledBy(toShare),
            },
        {
          id: 'delete',
          label: 'Delete',
          isDanger: true,
          onAction: () => void askAndRemove(),
          ...disabledBy(obstacleOf(view, 'delete')),
        },
      ];
    },
    [account, confirm, flash, change, remove, filterIds, onRename],
  );
}
