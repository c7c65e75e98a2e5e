import type { V2Schemas } from '@mailroom/api-client';
import type { ViewList } from '@mailroom/domain/views/viewLists';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSaveView, viewsQuery } from '../../resources/views.queries.ts';
import { loadOnUse } from '../../shared/lazyPart.tsx';
import type { ListOfViews, OfferedViews } from './useListViews.tsx';
import { useOpenedView } from './useOpenedView.ts';
import { useViewActions } from './useViewActions.ts';
import { viewNote } from './viewNote.ts';
import { tableStateOf, viewStateOf } from './viewTableState.ts';

const RenameView = loadOnUse(async () => (await import('./RenameView.tsx')).RenameView);

interface ListViewsProps {
  name: ViewList;
  list: ListOfViews;
  filters: readonly { readonly id: string }[];
  onOffer: (offered: OfferedViews) => void;
}

/** Reads the views of a list and offers them to its table. Shows only the dialog that renames one. */
export function ListViews({ name, list, filters, onOffer }: ListViewsProps) {
  const { data, isError } = useQuery(viewsQuery(name));
  const { mutate: save } = useSaveView();
  const [renamed, setRenamed] = useState<V2Schemas['View']>();
  const ids = filters.map(({ id }) => id).join();
  const filterIds = useMemo(() => (ids === '' ? [] : ids.split(',')), [ids]);
  const actionsOf = useViewActions({ state: list.state, filterIds, onRename: setRenamed });
  const views = data?.objects;
  useOpenedView(list, { views, isError });
  const offered = useMemo(
    (): OfferedViews => ({
      views: (views ?? []).map((view) => ({
        id: String(view.id),
        name: view.name,
        note: viewNote(view),
        state: tableStateOf(view.state),
        actions: actionsOf(view),
      })),
      onSaveView: (title, state) => save({ list: name, name: title, state: viewStateOf(state, filterIds) }),
    }),
    [views, actionsOf, save, name, filterIds],
  );
  useEffect(() => onOffer(offered), [offered, onOffer]);
  return renamed ? <RenameView key={renamed.id} view={renamed} onClose={() => setRenamed(undefined)} /> : null;
}
