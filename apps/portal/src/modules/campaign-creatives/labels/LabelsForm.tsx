import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Stack } from '@mailroom/design-system';
import { useState } from 'react';
import { useSetLabels } from '../../../resources/creativeLabels.queries.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { LabelsInput } from './LabelsInput.tsx';

interface LabelsFormProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

/** Edits the labels of a creative where they are shown. */
export function LabelsForm({ creative: newest, onClose }: LabelsFormProps) {
  // Keeps the version that the form opened with, so that a save can't overwrite a newer one unseen (R25).
  const [creative] = useState(newest);
  const { mutateAsync: save } = useSetLabels();
  const form = useRecordForm<{ labels: string[] }>({
    values: { labels: creative.labels },
    record: creative,
    rules: {},
    save: ({ labels }, version) => save({ id: creative.id, version, labels }),
    onDone: onClose,
  });
  return (
    <Form aria-label="Labels" {...form.formProps}>
      <Stack gap={8}>
        <LabelsInput form={form} accountId={creative.account_id} />
        <Stack direction="row" gap={8}>
          <Button type="submit" variant="primary" size="small" isBusy={form.isSaving}>
            Save labels
          </Button>
          <Button size="small" variant="quiet" onClick={() => form.close(onClose)}>
            Cancel
          </Button>
        </Stack>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
