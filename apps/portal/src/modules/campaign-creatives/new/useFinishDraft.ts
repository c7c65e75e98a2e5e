import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditCreative, useValidateCreative } from '../../../resources/creatives.queries.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { advertiserOf, detailBody, fileBody } from '../form/creativeBodies.ts';
import { draftRules, noFiles, type DraftValues } from '../form/creativeFields.ts';
import { useUpload } from '../form/useUpload.ts';
import { keepChoices, lastChoices, senderOf, type Named } from './lastChoices.ts';

export interface DraftStart {
  readonly advertiser: Named | undefined;
  readonly sender: Named | undefined;
  /** Which of them come from the last creative of the account. */
  readonly isLast: { readonly advertiser: boolean; readonly sender: boolean };
}

/**
 * The form of a draft whose file is there. Typed text survives a reload. `onFinishing` is called when a save that leaves
 * Draft begins, and with false when it fails.
 */
export function useFinishDraft(creative: V1Schemas['Creative'], onFinishing: (isFinishing: boolean) => void) {
  const { id, account_id: accountId } = creative;
  const navigate = useNavigate();
  const { mutateAsync: edit } = useEditCreative();
  const { mutateAsync: validate } = useValidateCreative();
  const upload = useUpload();
  const isDone = useRef(false);
  // A save of this page's own raises the version: a form in use would take it for somebody else's.
  const ownSaves = useRef(new Map<number, number>());
  const last = lastChoices(accountId);
  const own = { advertiser: advertiserOf(creative), sender: senderOf(creative) };
  const advertiser = own.advertiser ?? last.advertiser;
  // A draft with an advertiser was saved once: its sender was left out on purpose.
  const sender = own.sender ?? (own.advertiser ? undefined : last.sender);
  const values: DraftValues = {
    advertiser_id: advertiser?.id ?? null,
    name: creative.name,
    subject: creative.subject ?? '',
    preheader: creative.preheader ?? '',
    sender_profile_id: sender?.id ?? null,
    is_draft: false,
    ...noFiles,
  };
  const form = useRecordForm<DraftValues>({
    values,
    record: creative,
    rules: draftRules,
    draftKey: `creative:${id}`,
    save: async (input, base) => {
      const body = {
        ...detailBody(input),
        ...fileBody(input),
        ...(input.is_draft && { status: 'Draft' as const }),
      };
      const version = newestOf(base);
      onFinishing(!input.is_draft);
      try {
        const saved = await upload.run((sending) => edit({ ...sending, id, version, body }));
        saves(version, saved.version);
        keepChoices(saved);
        if (!input.is_draft && saved.status === 'Draft') await validate(id);
      } catch (error) {
        onFinishing(false);
        throw error;
      }
      isDone.current = true;
    },
    // Somebody who goes elsewhere has not asked for the draft to be added.
    onLeaving: () => form.form.setValue('is_draft', true),
    onDone: () => {
      if (isDone.current) void navigate(paths.campaignCreatives.creative(id), { replace: true });
    },
  });

  function newestOf(version: number): number {
    const next = ownSaves.current.get(version);
    return next === undefined ? version : newestOf(next);
  }
  function saves(before: number, after: number) {
    if (after > before) ownSaves.current.set(before, after);
  }

  return {
    form,
    upload,
    /** Takes note of a save of this page's own, by the versions before and after it. */
    saves,
    /** The same for a mend. A line that changed by it changes in the form too, unless another one was typed there. */
    mends: (before: number, after: number, lines: V2Schemas['MendedCreative']['lines']) => {
      saves(before, after);
      for (const line of lines) {
        if (form.form.getValues(line.field) === line.before)
          form.form.resetField(line.field, { defaultValue: line.after });
      }
    },
    submit: (isDraft: boolean) => {
      form.form.setValue('is_draft', isDraft);
      form.submit();
    },
    start: { advertiser, sender, isLast: { advertiser: !own.advertiser, sender: !own.sender } } satisfies DraftStart,
  };
}
