import type { V2Schemas } from '@mailroom/api-client';
import { DEFAULT_TABLE_STATE } from '@mailroom/design-system';
import { useEffect, useEffectEvent } from 'react';
import { useFlash } from '../../shared/feedback/useFlash.ts';
import { useUrlRecord } from '../../shared/listState/useUrlRecord.ts';
import { droppedText } from './viewNote.ts';
import type { ListOfViews } from './useListViews.tsx';
import { tableStateOf } from './viewTableState.ts';

interface Known {
  views: readonly V2Schemas['View'][] | undefined;
  isError: boolean;
}

/** Opens the view of a link, `?saved=12`, and says what it leaves out, or that it can't be opened. */
export function useOpenedView({ state, setState }: ListOfViews, { views, isError }: Known): void {
  const [saved] = useUrlRecord('saved');
  const flash = useFlash();
  const open = useEffectEvent((id: number) => {
    const view = views?.find((each) => each.id === id);
    if (!view) {
      flash('warning', views ? 'This view was deleted, or is not shared with you' : 'The view could not be loaded');
      setState(state);
      return;
    }
    const dropped = droppedText(view);
    if (dropped) flash('warning', `View “${view.name}”. ${dropped}`);
    const { pageSize, density } = state;
    setState({ ...DEFAULT_TABLE_STATE, pageSize, ...(density && { density }), ...tableStateOf(view.state) });
  });
  const isKnown = views !== undefined || isError;
  // Once for each link: its parameter stands a moment longer than the state that the view brings.
  useEffect(() => {
    if (typeof saved === 'number' && isKnown) open(saved);
  }, [saved, isKnown]);
}
