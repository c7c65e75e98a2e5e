import type { V1Schemas } from '@mailroom/api-client';
import { useMemo, useState } from 'react';
import { useAddAudience, useCorrectRejects, useImportAgain } from '../../../resources/audiences.queries.ts';
import { peopleName } from '../../../resources/audienceFiles/peopleFiles.ts';
import { useAudienceUpload } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { useAccountOfHeader } from '../../../session/account/useAccountOfHeader.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { textError } from '../../../shared/forms/textError.ts';
import { draftOf, hasSameColumns, settingsOf, type ImportDraft } from './importDraft.ts';
import { whatMappingLacks } from './mappingErrors.ts';
import type { ImportWay } from './importWay.ts';
import type { Consent } from './useConsent.ts';
import type { Corrections } from '../reading/useReading.ts';

type Audience = V1Schemas['Audience'];

/** Choices that the import takes besides the file and its columns. */
interface Start {
  consent: Consent['body'];
  /** How the people in use are treated; undefined where there are none. */
  way: ImportWay | undefined;
  /** Whether the user has seen the columns. If not, a correction takes those of the file that it corrects. */
  isMapped: boolean;
}

/** All choices on the way from a file to its import. */
export function useNewImport(audience: Audience | undefined) {
  const { accountId: current } = useCurrentAccount();
  const [accountId, setAccountId] = useState(audience?.account_id ?? current);
  const ofHeader = useAccountOfHeader((id) => {
    if (accountId === undefined) setAccountId(id);
    return accountId === undefined;
  });
  const [named, setNamed] = useState<{ id: number; name: string }>();
  const [name, setName] = useState(audience?.name ?? '');
  const [description, setDescription] = useState(audience?.description ?? '');
  const [edited, setEdited] = useState<{ fileId: number; draft: ImportDraft }>();
  const [corrected, setCorrected] = useState<{ fileId: number; given: Corrections['given'] }>();
  const [isLeaving, setLeaving] = useState(false);
  const upload = useAudienceUpload();
  const add = useAddAudience();
  const again = useImportAgain();
  const correct = useCorrectRejects();
  const { uploaded } = upload;
  // Without a name the file's is taken, so an empty name is wrong only once there is a file.
  const nameError = textError(name, { field: 'name', max: 200, isRequired: uploaded !== undefined });
  const descriptionError = textError(description, { field: 'description', max: 2000, isMultiline: true });
  const isDescribed = audience === undefined && (name.trim() !== '' || description.trim() !== '');
  // Resets the mapping, because a new file has other columns.
  const guessed = useMemo(() => uploaded && draftOf(uploaded), [uploaded]);
  const draft = edited !== undefined && edited.fileId === uploaded?.id ? edited.draft : guessed;

  async function write({ consent, way, isMapped }: Start) {
    if (!uploaded || !draft) return undefined;
    const settings = {
      upload_id: uploaded.id,
      ...settingsOf(draft),
      ...(consent && { consent }),
    };
    if (audience) {
      if (way === 'correct')
        return correct.mutateAsync({ audience, body: isMapped ? settings : { upload_id: uploaded.id } });
      return again.mutateAsync({ audience, body: { ...settings, ...(way && { people: way }) } });
    }
    const words = { name: name.trim(), ...(description.trim() && { description: description.trim() }) };
    return add.mutateAsync({ account_id: uploaded.account_id, ...words, ...settings });
  }

  return {
    accountId,
    /** The account that came from the header or with an unfinished upload, with its name. */
    ofHeader: named ?? ofHeader,
    chooseAccount(id: number | undefined, account?: { id: number; name: string }) {
      // Drops the file, because it was uploaded for the other account.
      upload.clear();
      setAccountId(id);
      setNamed(account);
    },
    name,
    setName,
    nameError,
    description,
    setDescription,
    descriptionError,
    upload,
    chooseFile(file: File) {
      if (accountId === undefined) return;
      if (name === '') setName(peopleName(file.name));
      upload.send(file, accountId);
    },
    /** How the file is read, as the user corrected it. A new file begins without corrections. */
    corrections: {
      given: corrected && corrected.fileId === uploaded?.id ? corrected.given : {},
      onRead(now, given) {
        // Columns with the same names keep their fields.
        if (draft && uploaded && hasSameColumns(now, uploaded)) setEdited({ fileId: now.id, draft });
        setCorrected({ fileId: now.id, given });
        upload.setUploaded(now);
      },
    } satisfies Corrections,
    draft,
    setDraft: (next: ImportDraft) => uploaded && setEdited({ fileId: uploaded.id, draft: next }),
    /** Says what is missing before the columns can be mapped. */
    lacksFile:
      accountId === undefined
        ? 'Choose the account'
        : uploaded === undefined
          ? upload.parts
            ? 'The file isn’t read yet'
            : 'Drop a file of people first'
          : (nameError ?? descriptionError),
    lacksMapping: draft && whatMappingLacks(draft),
    isDirty:
      (upload.items.length > 0 || upload.parts !== undefined || isDescribed) &&
      !add.isSuccess &&
      !again.isSuccess &&
      !correct.isSuccess,
    isStarting: add.isPending || again.isPending || correct.isPending,
    /** The audience whose import has started, to open it; undefined while the user is leaving for another page. */
    startedId: isLeaving ? undefined : (add.data ?? again.data ?? correct.data)?.id,
    /** Starts the import. A failure shows its own notice and keeps the choices. */
    start: (how: Start) => void write(how).catch(() => undefined),
    /** The same before leaving; rejects with the reason when the import didn't start. */
    async startFirst(how: Start) {
      setLeaving(true);
      try {
        await write(how);
      } catch (error) {
        setLeaving(false);
        throw new Error(errorText(error), { cause: error });
      }
    },
  };
}

export type NewImport = ReturnType<typeof useNewImport>;
