import { Card } from '@mailroom/design-system';
import { useState } from 'react';
import { peopleName } from '../../../resources/audienceFiles/peopleFiles.ts';
import type { UploadInParts, useAudienceUpload } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { LoadedBefore } from './LoadedBefore.tsx';
import { Transfer } from './Transfer.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';

interface TransfersProps {
  accountId: number;
  /** The import that gets the file. */
  draft: {
    readonly name: string;
    readonly setName: (name: string) => void;
    readonly upload: ReturnType<typeof useAudienceUpload>;
  };
}

/** Below the drop area: the file that is on its way, the audience that had it before, and uploads that began earlier. */
export function Transfers({ accountId, draft }: TransfersProps) {
  const { parts, items, uploaded, take, clear, goOn } = draft.upload;
  /** Why the server takes no further upload of this person. */
  const [full, setFull] = useState<string>();
  function continueUpload(next: UploadInParts, fileName: string) {
    if (draft.name === '') draft.setName(peopleName(fileName));
    goOn(next);
  }
  return (
    <>
      {parts && (
        <Card>
          <Transfer
            key={`${parts.id} ${parts.file?.name}`}
            parts={parts}
            onReady={take}
            onChooseAnother={clear}
            onFull={setFull}
          />
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
