import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { declaredAsUtf8 } from '@mailroom/domain/encodings/declaredEncoding';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sourceQuery, useDiscardDraft } from '../../../resources/creativeDraft.queries.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { useSaveHtml } from '../form/useSaveHtml.ts';
import { useDraft } from './useDraft.ts';

export interface EditedHtml {
  creative: V1Schemas['Creative'];
  /** The revision that the text began with. */
  source: V2Schemas['CreativeSource'];
  /** The writer's unsaved text; null for people who may only read. */
  draft: V2Schemas['CreativeDraft'] | null;
}

/** Keeps the text as it is typed, and discards it or saves it as a revision. */
export function useHtmlEdits({ creative, source, draft }: EditedHtml) {
  const [base, setBase] = useState({ revision: source.revision, html: source.html ?? '' });
  const [saveError, setSaveError] = useState<unknown>(null);
  const kept = draft?.html === null ? null : draft;
  const state = useDraft({
    creativeId: creative.id,
    baseRevision: base.revision,
    text: kept?.html ?? base.html,
    kept,
  });
  const confirm = useConfirm();
  const { save: upload, isSaving } = useSaveHtml(creative);
  const { mutateAsync: remove } = useDiscardDraft();
  const newest = creative.revision ?? base.revision;
  const hasChanged = state.text !== base.html;
  const isOlder = newest > base.revision;
  const follows = isOlder && !hasChanged;
  const newer = useQuery({ ...sourceQuery(creative.id, newest), enabled: isOlder });
  const isBehind = isOlder && (hasChanged || newer.error !== null);
  const { restart, latest } = state;
  useEffect(() => {
    // Nobody loses a word, so a mended revision is shown without a question.
    if (!follows || newer.data === undefined || latest() !== base.html) return;
    const html = newer.data.html ?? '';
    setBase({ revision: newest, html });
    restart(html, newest);
  }, [follows, newer.data, newest, restart, latest, base.html]);

  async function discard() {
    const effect = `The editor shows revision ${newest} again.`;
    if (!(await confirm({ type: 'danger', text: 'Do you really want to discard your draft?', effect }))) return;
    await state.settle();
    await remove(creative.id);
    state.restart(base.html, base.revision);
  }

  async function save() {
    const text = declaredAsUtf8(latest());
    // The version keeps out a save that this page doesn't know of; of one that it knows, it asks (R25).
    if (isBehind) {
      const effect = `Revision ${newest} stays among the revisions; what changed in it is not in yours.`;
      const question =
        'The creative has changed since you began. Do you want to save your text as the newest revision?';
      if (!(await confirm({ text: question, effect }))) return;
    }
    setSaveError(null);
    try {
      const saved = await upload(text);
      await state.settle();
      await remove(creative.id);
      const revision = saved.revision ?? newest;
      setBase({ revision, html: text });
      state.restart(text, revision);
    } catch (error) {
      setSaveError(error);
    }
  }

  // The findings are those of the newest revision, whatever the writer began with.
  const checkedText = isOlder ? (newer.data?.html ?? undefined) : base.html;

  return { ...state, base, checkedText, newest, isBehind, isSaving, saveError, hasChanged, discard, save };
}
