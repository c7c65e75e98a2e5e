import { Card, Stack } from '@mailroom/design-system';
import { useRef, useState, type RefObject } from 'react';
import type { AudienceUpload } from '../../../resources/audienceFiles/audienceUploads.queries.ts';
import { peopleName } from '../../../resources/audienceFiles/peopleFiles.ts';
import type { UploadInParts, useAudienceUpload } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { LoadedBefore } from './LoadedBefore.tsx';
import { Transfer } from './Transfer.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { useStageFocus } from './useStageFocus.ts';

interface TransfersProps {
  /** Shows the file that a transfer has become, and takes the next one. */
  fileCard: RefObject<HTMLElement | null>;
  /** The import that gets the file. */
  draft: {
    /** Undefined until one is chosen. */
    readonly accountId: number | undefined;
    readonly name: string;
    readonly setName: (name: string) => void;
    readonly chooseAccount: (id: number, account: { id: number; name: string }) => void;
    readonly upload: ReturnType<typeof useAudienceUpload>;
  };
}

/** Below the drop area: the file that is on its way, the audience that had it before, and uploads that began earlier. */
export function Transfers({ fileCard, draft }: TransfersProps) {
  const { accountId } = draft;
  const { parts, items, uploaded, take, clear, goOn } = draft.upload;
  /** Why the server takes no further upload of this person. */
  const [full, setFull] = useState<string>();
  const transfer = useRef<HTMLDivElement>(null);
  const stage = useStageFocus(transfer, fileCard);
  function continueUpload(next: UploadInParts, fileName: string, upload: AudienceUpload) {
    const { account_id: id, account_name: name } = upload;
    if (accountId === undefined) draft.chooseAccount(id, { id, name });
    if (draft.name === '') draft.setName(peopleName(fileName));
    goOn(next);
  }
  return (
    <>
      {parts && (
        <Card ref={stage}>
          <Stack
            ref={transfer}
            role="group"
            aria-label={parts.file ? `Upload of ${parts.file.name}` : 'Upload'}
            tabIndex={-1}
          >
            <Transfer
              key={`${parts.id} ${parts.file?.name}`}
              parts={parts}
              stage={stage}
              onReady={take}
              onChooseAnother={clear}
              onFull={setFull}
            />
          </Stack>
        </Card>
      )}
      {uploaded?.loaded_before && <LoadedBefore earlier={uploaded.loaded_before} />}
      <UnfinishedUploads
        accountId={accountId}
        current={parts}
        taken={uploaded && items[0]}
        full={parts && full}
        onGoOn={continueUpload}
      />
    </>
  );
}
