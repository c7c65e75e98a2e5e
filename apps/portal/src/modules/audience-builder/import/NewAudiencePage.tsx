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
import { settingsOf } from './importDraft.ts';
import { stepAfter, stepBefore, type Step } from './importWay.ts';
import { useComparison } from './useComparison.ts';
import { useConsent } from './useConsent.ts';
import { useNewImport } from './useNewImport.ts';

const ColumnsStep = lazyPart(async () => (await import('./ColumnsStep.tsx')).ColumnsStep);
const ConsentStep = lazyPart(async () => (await import('./ConsentStep.tsx')).ConsentStep);
const PeopleStep = lazyPart(async () => (await import('./PeopleStep.tsx')).PeopleStep);
const SampleStep = lazyPart(async () => (await import('./sample/SampleStep.tsx')).SampleStep);

const people = { label: 'People', href: paths.audienceBuilder.people };
const NO_SETTINGS = {};
const NO_DAMAGE = [] as const;

function Steps({ audience }: { audience?: V1Schemas['Audience'] }) {
  const { bytes, number } = useFormats();
  const [step, setStep] = useState<Step>('file');
  const [isMapped, setMapped] = useState(false);
  const draft = useNewImport(audience);
  const { uploaded, chooseTable } = draft.upload;
  const consent = useConsent(uploaded, draft.draft, step === 'sample' || step === 'consent');
  const compared = useComparison({
    audience,
    file: uploaded,
    settings:
      isMapped && draft.draft
        ? { ...settingsOf(draft.draft), ...(consent.body && { consent: consent.body }) }
        : NO_SETTINGS,
    isShown: step === 'people',
  });
  const route = {
    hasConsent: consent.isNeeded,
    hasPeople: compared.isNeeded,
    corrects: uploaded?.corrects ?? false,
    way: compared.way,
    isMapped,
  };
  const following = stepAfter(step, route);
  const lacks = {
    file: draft.lacksFile,
    columns: draft.lacksMapping,
    sample: draft.lacksMapping,
    consent: consent.lacks,
    people: compared.lacks ?? (following === 'start' ? compared.nothing : undefined),
  }[step];
  const start = { consent: consent.body, way: compared.way, isMapped };
  const isReading = (step === 'sample' && consent.isReading) || (step === 'people' && compared.isReading);
  const title = audience ? `Import another file for ${audience.name}` : 'New audience';

  function next() {
    if (following === 'start') return draft.start(start);
    if (following === 'columns') setMapped(true);
    // Keeps the last step on screen until the next one has loaded.
    startTransition(() => setStep(following));
  }
  function back() {
    const before = stepBefore(step, route);
    if (before === 'file') setMapped(false);
    setStep(before);
  }
  function nextLabel() {
    if (isReading) return 'Reading the file';
    if (following === 'columns') return 'Map columns';
    if (following === 'sample') return 'Check a sample';
    if (following === 'consent') return 'Check consent';
    if (following === 'people') return 'Compare people';
    if (step === 'people') return compared.label;
    if (step === 'sample') return 'Start import';
    const rows = (consent.profile?.rows ?? 0) - (consent.profile?.rejected ?? 0) - consent.leftOut;
    return consent.leftOut === 0
      ? `Import all ${number(rows)}`
      : `Import ${number(rows)}, leave ${number(consent.leftOut)} out`;
  }
  async function startFirst() {
    const why = draft.lacksFile ?? (step === 'file' ? 'Check the columns first: Mailroom only guessed them' : lacks);
    const unasked =
      compared.isNeeded && step !== 'people' ? 'Say what happens with the people in use first' : undefined;
    if (why ?? unasked) throw new Error(why ?? unasked);
    await draft.startFirst(start);
  }
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          audience ? [people, { label: audience.name, href: paths.audienceBuilder.audience(audience.id) }] : [people]
        }
        title={title}
        note={
          uploaded && (
            <Code>{uploaded.unpacked_from?.name ?? `${uploaded.file.name}, ${bytes(uploaded.file.size)}`}</Code>
          )
        }
        actions={
          <>
            {step !== 'file' && <Button onClick={back}>Back</Button>}
            <Button
              // While a table of the file is chosen, that is the one thing to do.
              variant={draft.upload.parts ? 'secondary' : 'primary'}
              disabled={lacks !== undefined}
              reason={lacks ?? ''}
              isBusy={draft.isStarting || isReading}
              onClick={next}
            >
              {nextLabel()}
            </Button>
          </>
        }
      />
      <ImportSteps
        current={step}
        hasConsent={consent.isNeeded}
        hasPeople={compared.isNeeded}
        isCorrection={route.corrects && compared.isNeeded && !isMapped}
      />
      <Suspense fallback={<Skeleton lines={8} height={40} />}>
        {step === 'file' && <FileStep draft={draft} isAgain={audience !== undefined} />}
        {step === 'columns' && uploaded && draft.draft && (
          <ColumnsStep
            file={uploaded}
            draft={draft.draft}
            corrections={draft.corrections}
            onChange={draft.setDraft}
            onOtherTable={
              chooseTable &&
              (() => {
                chooseTable();
                back();
              })
            }
          />
        )}
        {step === 'sample' && uploaded && draft.draft && (
          // Until the whole file is read, shows the suspects of its beginning.
          <SampleStep
            file={uploaded}
            draft={draft.draft}
            suspects={consent.profile?.suspects ?? uploaded.suspects}
            damage={consent.profile?.damage ?? NO_DAMAGE}
            hasConsentFailed={consent.hasFailed}
            onChange={draft.setDraft}
          />
        )}
        {step === 'consent' && consent.profile && uploaded && draft.draft && (
          <ConsentStep
            fileId={uploaded.id}
            settings={settingsOf(draft.draft)}
            profile={consent.profile}
            choice={consent.choice}
            lacks={consent.lacks}
            onChange={consent.setChoice}
          />
        )}
        {step === 'people' && <PeopleStep compared={compared} />}
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
