import { Card, FileDrop, Grid, Select, TextArea, TextInput } from '@mailroom/design-system';
import { Suspense, useRef } from 'react';
import { peopleFiles } from '../../../resources/audienceFiles/peopleFiles.ts';
import { accountChoices } from '../../../resources/choices/choices.queries.ts';
import { lazyPart } from '../../../shared/lazyPart.tsx';
import type { NewImport } from './useNewImport.ts';

interface FileStepProps {
  draft: NewImport;
  /** For an existing audience: asks only for the file. */
  isAgain: boolean;
}

function Owner({ draft }: { draft: NewImport }) {
  const { ofHeader } = draft;
  return (
    <Card title="Audience">
      {/* As many columns as fit, so that no line of a description is too long to read. */}
      <Grid min={320}>
        <Select
          label="Account"
          isRequired
          options={[]}
          load={accountChoices}
          selectedOptions={ofHeader ? [{ value: ofHeader.id, label: ofHeader.name }] : []}
          value={draft.accountId ?? null}
          onValueChange={(value) => draft.chooseAccount(value ?? undefined)}
        />
        <TextInput
          label="Name"
          hint="Taken from the file unless you enter one"
          value={draft.name}
          error={draft.nameError}
          onValueChange={draft.setName}
        />
        <TextArea
          label="Description"
          rows={3}
          value={draft.description}
          error={draft.descriptionError}
          onValueChange={draft.setDescription}
        />
      </Grid>
    </Card>
  );
}

const Transfers = lazyPart(async () => (await import('../transfer/Transfers.tsx')).Transfers);

/** The audience's account, name and file. */
export function FileStep({ draft, isAgain }: FileStepProps) {
  const { upload, accountId } = draft;
  const card = useRef<HTMLElement>(null);
  return (
    <>
      {!isAgain && <Owner draft={draft} />}
      <Card title="File" ref={card} tabIndex={-1}>
        <FileDrop
          label="File of people"
          hint="One person per row; any separator and encoding."
          accept={peopleFiles.extensions}
          maxBytes={peopleFiles.maxBytes}
          isPageWide
          items={upload.items}
          onFiles={([file]) => file && draft.chooseFile(file)}
          onCancel={upload.clear}
          onRetry={upload.retry}
          onRemove={upload.clear}
          disabled={accountId === undefined || upload.parts !== undefined}
          reason={upload.parts ? 'One file at a time' : 'Choose the account first: the file belongs to it'}
        />
      </Card>
      <Suspense>
        <Transfers fileCard={card} draft={draft} />
      </Suspense>
    </>
  );
}
