import { useFormState, type Control } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { CreativeDetailValues } from '../form/creativeFields.ts';
import type { DraftStart } from './useFinishDraft.ts';

type Sources = Partial<Record<keyof CreativeDetailValues, string>>;

const OF_THE_FILE: Sources = {
  name: 'The file’s name',
  subject: 'The file’s title',
  preheader: 'The file’s hidden first line',
};

const AS_LAST = 'As last time';

function filledOf(state: unknown): readonly unknown[] {
  return typeof state === 'object' && state !== null && 'filled' in state && Array.isArray(state.filled)
    ? state.filled
    : [];
}

/** Where the values come from that nobody has typed. A value that is changed has no source any more. */
export function useSources(
  control: Control<CreativeDetailValues>,
  { advertiser, sender, isLast }: DraftStart,
): Sources {
  const { state } = useLocation();
  const { dirtyFields } = useFormState({ control });
  const filled = filledOf(state);
  const sources: Sources = {
    ...Object.fromEntries(Object.entries(OF_THE_FILE).filter(([field]) => filled.includes(field))),
    ...(isLast.advertiser && advertiser && { advertiser_id: AS_LAST }),
    ...(isLast.sender && sender && { sender_profile_id: AS_LAST }),
  };
  return Object.fromEntries(
    Object.entries(sources).filter(([field]) => !dirtyFields[field as keyof CreativeDetailValues]),
  );
}
