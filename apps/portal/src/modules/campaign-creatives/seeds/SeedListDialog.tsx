import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Modal, RadioGroup, Stack, Text, TextArea } from '@mailroom/design-system';
import { seedLimits } from '@mailroom/domain/forms/fileTypes';
import { seedCsv, seedLines, seedListProblem, seedText } from '@mailroom/domain/forms/seedLines';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { seedsQuery, useEditSeeds } from '../../../resources/creativeParts.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { CreativeFiles } from '../form/CreativeFiles.tsx';
import { fileBody, staysDraft } from '../form/creativeBodies.ts';
import { noFiles, type CreativeFileValues } from '../form/creativeFields.ts';

type Creative = V1Schemas['Creative'];
type Seed = V1Schemas['Seed'];

const LISTS = {
  test: { title: 'Edit test seeds', file: 'creative_test_seed_list_csv', source: 'test_seed_source' },
  live: { title: 'Edit live seeds', file: 'creative_live_seed_list_csv', source: 'live_seed_source' },
} as const;

interface SeedListValues extends CreativeFileValues {
  from: 'typed' | 'file' | 'advertiser';
  seeds: string;
}

function written(seeds: readonly Seed[]): string {
  return seedText(
    seeds.map(({ email, first_name, last_name }) => ({ email, firstName: first_name, lastName: last_name })),
  );
}

interface SeedListDialogProps {
  creative: Creative;
  list: Seed['list'];
  onClose: () => void;
}

/** Edits one seed list: typed or pasted, a CSV, or the advertiser's. Everything else of the creative stays as it is. */
export function SeedListDialog(props: SeedListDialogProps) {
  const { data, isFetching } = useQuery(seedsQuery(props.creative.id, props.list));
  const [seeds, setSeeds] = useState<readonly Seed[]>();
  // A list that is being read has no rows yet, and a save would replace it by nothing. Once open, the form stays: its own save
  // starts such a reading.
  if (!seeds && data && !isFetching && !isChecking(props.creative)) setSeeds(data.objects);
  return seeds ? <SeedListForm {...props} seeds={seeds} /> : null;
}

interface SeedListFormProps extends SeedListDialogProps {
  seeds: readonly Seed[];
}

function SeedListForm({ creative: newest, list, seeds, onClose }: SeedListFormProps) {
  // Keeps the version that the dialog opened with, so that a save can't overwrite a newer one unseen (R25).
  const [creative] = useState(newest);
  const id = useId();
  const { count, number } = useFormats();
  const { title, file, source } = LISTS[list];
  const { source: now } = creative[`${list}_seeds`];
  const mayUpload = useCan('can_upload_file');
  const { mutateAsync: edit } = useEditSeeds();
  const [start] = useState<SeedListValues>({
    ...noFiles,
    from: now === 'advertiser' || !mayUpload.can ? 'advertiser' : 'typed',
    seeds: written(seeds),
  });

  function body({ from, seeds: typed, ...files }: SeedListValues) {
    if (from === 'advertiser') return { [source]: 'advertiser' as const };
    if (from === 'file') return fileBody(files);
    return { [file]: new File([seedCsv(seedLines(typed))], `${list}-seeds.csv`, { type: 'text/csv' }) };
  }
  const form = useRecordForm<SeedListValues>({
    values: start,
    record: creative,
    rules: ({ from }) => (from === 'typed' ? { seeds: ['required'] } : from === 'file' ? { [file]: ['required'] } : {}),
    save: (values, version) =>
      edit({ id: creative.id, version, list, body: { ...body(values), ...staysDraft(creative) } }),
    onDone: onClose,
  });
  const from = form.control('from');
  const typed = form.typed('seeds');
  const found = from.value === 'typed' ? seedLines(typed.value) : [];
  const good = found.filter(({ problem }) => problem === null).length;
  const noUpload = mayUpload.can ? {} : { disabled: true as const, reason: mayUpload.reason };
  return (
    <Modal
      isOpen
      title={title}
      onClose={() => form.close(onClose)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={form.isSaving}
            disabled={!form.isDirty}
            reason="Nothing has changed yet"
          >
            Save seeds
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} {...form.formProps}>
        <Stack gap={16}>
          <RadioGroup
            label="The list is"
            name="from"
            value={from.value}
            onValueChange={(next) => {
              from.onValueChange(next as SeedListValues['from']);
              typed.onUnreadable(next === 'typed' ? seedListProblem(typed.value) : undefined);
            }}
            options={[
              { value: 'typed', label: 'Typed or pasted here', ...noUpload },
              { value: 'file', label: 'A CSV file', ...noUpload },
              {
                value: 'advertiser',
                label: 'The advertiser’s',
                hint: now === 'creative' ? 'The creative’s own list is dropped' : 'It follows the advertiser’s list',
              },
            ]}
          />
          {from.value === 'typed' && (
            <TextArea
              label="Seeds"
              rows={10}
              isRequired
              spellCheck={false}
              hint="One a line: ada@example.org, Ada, Lindqvist"
              name={typed.name}
              value={typed.value}
              onValueChange={(text) => {
                typed.onValueChange(text);
                typed.onUnreadable(seedListProblem(text));
              }}
              onBlur={typed.onBlur}
              {...(typed.error && { error: typed.error })}
            />
          )}
          {from.value === 'typed' && (
            <Text as="p" tone="muted" role="status">
              {good === found.length
                ? count(good, 'seed')
                : `${count(good, 'seed')}, ${count(found.length - good, 'line')} that can’t be read`}
              , of at most {number(seedLimits.rows)}
            </Text>
          )}
          {from.value === 'file' && <CreativeFiles form={form} only={[file]} />}
        </Stack>
        {form.dialogs}
      </Form>
    </Modal>
  );
}
