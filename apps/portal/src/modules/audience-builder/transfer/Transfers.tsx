import { Card } from '@mailroom/design-system';
import { useState } from 'react';
import type { useAudienceUpload } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { LoadedBefore } from './LoadedBefore.tsx';
import { Transfer } from './Transfer.tsx';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import type { GoOn } from './UnfinishedUpload.tsx';

interface TransfersProps {
  accountId: number;
  upload: Pick<ReturnType<typeof useAudienceUpload>, 'parts' | 'items' | 'uploaded' | 'take' | 'clear'>;
  onGoOn: GoOn;
}

/** Below the drop area: the file that is on its way, the audience that had it before, and uploads that began earlier. */
export function Transfers({ accountId, upload: { parts, items, uploaded, take, clear }, onGoOn }: TransfersProps) {
  /** Why the server takes no further upload of this person. */
  const [full, setFull] = useState<string>();
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
        onGoOn={onGoOn}
      />
    </>
  );
}
