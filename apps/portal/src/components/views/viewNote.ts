import type { V2Schemas } from '@mailroom/api-client';

type View = V2Schemas['View'];

/** Names the filters that the reader may not use; undefined when there are none. */
export function droppedText({ dropped }: Pick<View, 'dropped'>): string | undefined {
  return dropped.length === 0 ? undefined : `Without the filter ${dropped.join(' and ')}, which you may not use`;
}

/** The words below a view's name: who shares it with whom, and what it leaves out. */
export function viewNote(view: Pick<View, 'dropped' | 'is_own' | 'owner' | 'shared_with'>): string | undefined {
  const within = view.shared_with && `Shared within ${view.shared_with.name}`;
  const by = view.is_own || !view.owner ? undefined : `by ${view.owner.name}`;
  const sharing = [within, by].filter(Boolean).join(' ');
  return [sharing, droppedText(view)].filter(Boolean).join('. ') || undefined;
}
