import type { V1Schemas } from '@mailroom/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentQuery } from '../../../resources/audienceFiles/audienceFile.queries.ts';
import { consentBody, firstChoice, sumsOf, whatConsentLacks, type ConsentDraft } from './consentDraft.ts';
import { settingsOf, type ImportDraft, type MendedKind } from './importDraft.ts';

const NOTHING_MAPPED = { mapping: [] };
/** Kinds that make people of rejected rows. Other mends say nothing about consent, so the file needn't be read again for them. */
const ADDRESSES: readonly MendedKind[] = ['address_wrapped', 'address_signs', 'address_typed'];

function readFor(draft: ImportDraft) {
  // A computed address may be made of any cell that is mended.
  const isAsked = (kind: MendedKind) => draft.computed.length > 0 || ADDRESSES.includes(kind);
  return settingsOf({ ...draft, mends: draft.mends.filter(isAsked) });
}

/** Reads what a file says about consent, once it is asked for, and keeps the user's choice about it. */
export function useConsent(
  file: V1Schemas['AudienceFile'] | undefined,
  draft: ImportDraft | undefined,
  isAsked: boolean,
) {
  const [edited, setEdited] = useState<{ fileId: number; choice: ConsentDraft }>();
  const query = useQuery({
    ...consentQuery(file?.id ?? 0, draft ? readFor(draft) : NOTHING_MAPPED),
    // While the file is read again, its last reading stays in view.
    placeholderData: (before, earlier) => (earlier?.queryKey[2] === file?.id ? before : undefined),
    enabled: isAsked && file !== undefined && draft !== undefined,
  });
  const profile = query.data;
  const isEdited = edited !== undefined && edited.fileId === file?.id;
  // A new file has other columns, so the choice starts again.
  const choice = isEdited ? edited.choice : firstChoice(profile);
  const { leftOut } = profile ? sumsOf(profile, choice) : { leftOut: 0 };
  return {
    choice,
    setChoice: (next: ConsentDraft) => file && setEdited({ fileId: file.id, choice: next }),
    profile,
    isReading: query.isFetching && !profile,
    hasFailed: query.isError,
    /** Whether the file, or an earlier decision about its columns, says that somebody must not be mailed. */
    isNeeded: profile !== undefined && (profile.opted_out > 0 || leftOut > 0),
    leftOut: choice.choice === 'leave_out' ? leftOut : 0,
    lacks: whatConsentLacks(choice),
    /** Undefined without a choice: the server leaves out whom the file says not to mail. */
    body: isEdited || profile?.remembered ? consentBody(choice) : undefined,
  };
}

export type Consent = ReturnType<typeof useConsent>;
