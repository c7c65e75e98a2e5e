import type { V1Schemas } from '@mailroom/api-client';
import { Button, Code, Page, PageHeader, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { LeaveGuard } from '../../../shared/forms/LeaveGuard.tsx';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUrlId } from '../../../shared/recordId.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { FileStep } from './FileStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useNewImport } from './useNewImport.ts';

const ColumnsStep = lazyPart(async () => (await import('./ColumnsStep.tsx')).ColumnsStep);
const SampleStep = lazyPart(async () => (await import('./SampleStep.tsx')).SampleStep);

const people = { label: 'People', href: paths.audienceBuilder.people };
const NEXT = { file: 'Map columns', columns: 'Check a sample', sample: 'Start import' } as const;

function Steps({ audience }: { audience?: V1Schemas['Audience'] }) {
  const { bytes } = useFormats();
  const [step, setStep] = useState<keyof typeof NEXT>('file');
  const draft = useNewImport(audience);
  const { uploaded } = draft.upload;
  const lacks = step === 'file' ? draft.lacksFile : draft.lacksMapping;
  const title = audience ? `Import another file for ${audience.name}` : 'New audience';

  function next() {
    if (step === 'sample') draft.start();
    // Keeps the last step on screen until the next one has loaded.
    else startTransition(() => setStep(step === 'file' ? 'columns' : 'sample'));
  }
  async function startFirst() {
    const why = draft.lacksFile ?? (step === 'file' ? 'Check the columns first: Mailroom only guessed them' : lacks);
    if (why) throw new Error(why);
    await draft.startFirst();
  }
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          audience ? [people, { label: audience.name, href: paths.audienceBuilder.audience(audience.id) }] : [people]
        }
        title={title}
        note={uploaded && <Code>{`${uploaded.file.name}, ${bytes(uploaded.file.size)}`}</Code>}
        actions={
          <>
            {step !== 'file' && <Button onClick={() => setStep(step === 'sample' ? 'columns' : 'file')}>Back</Button>}
            <Button
              variant="primary"
              disabled={lacks !== undefined}
              reason={lacks ?? ''}
              isBusy={draft.isStarting}
              onClick={next}
            >
              {NEXT[step]}
            </Button>
          </>
        }
      />
      <ImportSteps current={step} />
      <Suspense fallback={<Skeleton lines={8} height={40} />}>
        {step === 'file' && <FileStep draft={draft} isAgain={audience !== undefined} />}
        {step === 'columns' && uploaded && draft.draft && (
          <ColumnsStep file={uploaded} draft={draft.draft} onChange={draft.setDraft} />
        )}
        {step === 'sample' && uploaded && draft.draft && <SampleStep file={uploaded} draft={draft.draft} />}
      </Suspense>
      <LeaveGuard isDirty={draft.isDirty} saveLabel="Start import and leave" onSave={startFirst} />
      {draft.startedId !== undefined && (
        <Navigate to={paths.audienceBuilder.audience(draft.startedId)} state={{ isNew: true }} replace />
      )}
    </Page>
  );
}

function Again({ id }: { id: number }) {
  const audience = useQuery(audienceQuery(id));
  if (audience.data) return <Steps audience={audience.data} />;
  if (audience.error) return <LoadFailure what="The audience" query={audience} back={people} />;
  return (
    <Page>
      <Skeleton lines={8} />
    </Page>
  );
}

/**
 * From a file to an import: drop it, map its columns, check a sample, start. `?audience=` names an existing audience
 * that gets another file.
 */
export function NewAudiencePage() {
  usePageTitle('New audience');
  const audience = useUrlId('audience');
  return (
    <Gate needs={[['can_add_audience'], ['can_upload_file']]} screen>
      {audience === undefined ? <Steps /> : <Again id={audience} key={audience} />}
    </Gate>
  );
}
