import { useState, type RefCallback } from 'react';
import type { UploadInParts } from '../../../resources/audienceFiles/useAudienceUpload.ts';
import { Sending } from './Sending.tsx';
import type { TakeFile } from './takeFile.ts';
import { Unpacking } from './Unpacking.tsx';

interface TransferProps {
  parts: UploadInParts;
  /** For what the next stage replaces. */
  stage: RefCallback<HTMLElement>;
  onReady: TakeFile;
  onChooseAnother: () => void;
  /** Called with the server's words when the person has as many uploads as allowed; with undefined when that may have ended. */
  onFull: (message: string | undefined) => void;
}

/** A file on its way: first its bytes, then its unpacking, and between them the choice of its table. */
export function Transfer({
  parts: { file, id, accountId, choosesAgain },
  stage,
  onReady,
  onChooseAnother,
  onFull,
}: TransferProps) {
  const [sentId, setSentId] = useState(file ? undefined : id);
  if (file && sentId === undefined) {
    const transfer = { file, accountId, uploadId: id, onSent: setSentId, onFull };
    return <Sending transfer={transfer} stage={stage} onChooseAnother={onChooseAnother} />;
  }
  if (sentId === undefined) return null;
  return (
    <Unpacking
      id={sentId}
      choosesAgain={choosesAgain ?? false}
      stage={stage}
      onReady={onReady}
      onChooseAnother={onChooseAnother}
    />
  );
}
