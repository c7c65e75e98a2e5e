import type { V2Schemas } from '@mailroom/api-client';
import { useEffect, useState } from 'react';
import { keepDraft } from '../../../resources/creativeDraft.queries.ts';
import { createDraftKeeper } from './draftKeeper.ts';

interface Start {
  readonly creativeId: number;
  readonly baseRevision: number;
  readonly text: string;
  readonly kept: V2Schemas['KeptDraft'] | null;
}

/**
 * Keeps the text on the server. `text`, `kept` and `error` follow at the first key and at each pause in typing, `latest`
 * returns the text with each key.
 */
export function useDraft({ creativeId, baseRevision, text, kept }: Start) {
  const [shown, setShown] = useState({ text, kept, error: null as unknown });
  const [keeper] = useState(() =>
    createDraftKeeper({
      text,
      revision: baseRevision,
      kept,
      send: (html, revision) => keepDraft(creativeId, { base_revision: revision, html }),
      onShow: setShown,
    }),
  );
  // Leaving the tab right after a key: the text is sent, though nobody waits for the answer.
  useEffect(() => () => void keeper.flush(), [keeper]);
  return { ...shown, ...keeper };
}
