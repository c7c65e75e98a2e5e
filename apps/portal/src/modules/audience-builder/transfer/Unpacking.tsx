import { Banner, Button, ProgressBar, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefCallback } from 'react';
import { audienceFileQuery, audienceUploadQuery } from '../../../resources/audienceFiles/audienceUploads.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import type { TakeFile } from './takeFile.ts';
import { noteOf, readingWords } from './readingWords.ts';
import { TableChoice } from './TableChoice.tsx';

interface UnpackingProps {
  id: number;
  /** Whether to choose another table of a file that is ready. */
  choosesAgain: boolean;
  stage: RefCallback<HTMLElement>;
  onReady: TakeFile;
  onChooseAnother: () => void;
}

/** An upload whose bytes have all come, until it is a file of people. */
export function Unpacking({ id, choosesAgain, stage, onReady, onChooseAnother }: UnpackingProps) {
  const [isChoosing, setChoosing] = useState(choosesAgain);
  const upload = useQuery(audienceUploadQuery(id));
  const { state, file_id: fileId = null } = upload.data ?? {};
  const isReady = state === 'ready' && !isChoosing;
  const file = useQuery({ ...audienceFileQuery(fileId ?? 0), enabled: isReady && fileId !== null });
  const take = useEffectEvent(() => {
    if (!isReady || !file.data || !upload.data) return;
    const { name, size, tables, account_id: accountId } = upload.data;
    const shown = { name, size, state: { kind: 'done', note: noteOf(file.data) } } as const;
    onReady(file.data, shown, tables.length > 1 ? { accountId, id, choosesAgain: true } : undefined);
  });
  const readyId = isReady ? file.data?.id : undefined;
  useEffect(() => {
    if (readyId !== undefined) take();
  }, [readyId]);

  const another = <Button onClick={onChooseAnother}>Choose another file</Button>;
  const failed = (title: string, why: ReactNode, more?: ReactNode) => (
    <Banner
      ref={stage}
      tone="danger"
      role="alert"
      title={title}
      actions={
        <>
          {more}
          {another}
        </>
      }
    >
      {why}
    </Banner>
  );
  const failure = upload.data ? file : upload;
  if (failure.error)
    return failed(
      'The file could not be loaded',
      errorText(failure.error),
      <Button onClick={() => void failure.refetch()}>Try again</Button>,
    );
  if (!upload.data) return <Skeleton lines={2} />;
  const { name, progress, problem, tables } = upload.data;
  if (state === 'choosing' || isChoosing)
    return (
      <TableChoice
        upload={upload.data}
        stage={stage}
        onChosen={() => setChoosing(false)}
        onChooseAnother={onChooseAnother}
      />
    );
  if (state === 'refused')
    return failed(
      `${name} can’t be used`,
      problem,
      tables.length > 1 && <Button onClick={() => setChoosing(true)}>Another table</Button>,
    );
  if (state === 'ready' && fileId === null)
    return failed(`${name} is no longer there`, 'It was imported already, or its import was removed.');
  return <ProgressBar label={readingWords(upload.data)} value={progress} max={state === 'reading' ? 100 : 0} />;
}
