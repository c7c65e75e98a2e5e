import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Stack, TextArea } from '@mailroom/design-system';
import { useEffect, useEffectEvent } from 'react';
import { isChecking, useEditCreative } from '../../../resources/creatives.queries.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { staysDraft } from '../form/creativeBodies.ts';
import { useUpload } from '../form/useUpload.ts';

/** Characters that the contract takes. */
const LONGEST = 100_000;

function hintOf({ text_part, actions, ...creative }: V1Schemas['Creative']): string {
  const update = actions.find(({ name }) => name === 'update');
  if (!update?.allowed) return update?.reason ?? 'You can read it, but not change it.';
  if (text_part === null && isChecking(creative)) return 'The check is making it of the HTML.';
  return '{{first_name|friend}} is filled for each reader; {{unsubscribe_url}} is the way to leave.';
}

/** Edits the text part. It is content, so each save makes a revision. */
export function TextPartForm({ creative }: { creative: V1Schemas['Creative'] }) {
  const { id, has_own_text, creative_type, revision } = creative;
  const { mutateAsync: edit } = useEditCreative();
  const upload = useUpload();
  const form = useRecordForm({
    values: { text_part: creative.text_part ?? '' },
    record: creative,
    rules: { text_part: [atMost(LONGEST)] },
    save: ({ text_part }, version) =>
      upload.run((sending) => edit({ ...sending, id, version, body: { text_part, ...staysDraft(creative) } })),
  });

  const text = creative.text_part ?? '';
  // A check makes the text without a new version of the record. Text that somebody has begun to write stays.
  const showDerived = useEffectEvent(() => {
    if (!form.isDirty) form.form.reset({ text_part: text });
  });
  useEffect(() => showDerived(), [text]);

  function derive() {
    form.form.setValue('text_part', '', { shouldDirty: true });
    form.submit();
  }

  const update = creative.actions.find(({ name }) => name === 'update');
  return (
    <Form aria-label="Text part" {...form.formProps}>
      <Stack gap={12}>
        <TextArea
          label="Text part"
          rows={16}
          readOnly={!update?.allowed}
          hint={hintOf(creative)}
          {...form.field('text_part')}
        />
        {update?.allowed && (
          <Stack direction="row" gap={8} isWrapping>
            <Button
              type="submit"
              isBusy={form.isSaving}
              disabled={!form.isDirty}
              reason="The text has not been changed"
            >
              {`Save as revision ${(revision ?? 0) + 1}`}
            </Button>
            {has_own_text && creative_type !== 'text' && (
              <Button variant="quiet" isBusy={form.isSaving} onClick={derive}>
                Make it of the HTML again
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {form.dialogs}
    </Form>
  );
}
