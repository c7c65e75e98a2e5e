import { Button, Card, Form, Stack } from '@mailroom/design-system';
import { useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { accountChoices } from '../../../resources/choices.queries.ts';
import { useAddCreative } from '../../../resources/creatives.queries.ts';
import { useCurrentAccount } from '../../../session/account/useCurrentAccount.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { CreativeDetailFields } from './CreativeDetailFields.tsx';
import { CreativeFiles } from '../creative/CreativeFiles.tsx';
import {
  detailBody,
  fileBody,
  newCreativeRules,
  noFiles,
  type CreativeDetailValues,
  type NewCreativeValues,
} from './creativeFields.ts';
import { UploadLine } from './UploadLine.tsx';
import { useUpload } from './useUpload.ts';

/** Adds a creative. A draft of the input survives a reload. */
export function NewCreativeForm() {
  const navigate = useNavigate();
  const { account } = useCurrentAccount();
  const { mutateAsync: add } = useAddCreative();
  const upload = useUpload();
  const added = useRef<number>(undefined);
  const form = useRecordForm<NewCreativeValues>({
    values: {
      account_id: account?.id ?? null,
      advertiser_id: null,
      name: '',
      subject: '',
      preheader: '',
      sender_profile_id: null,
      is_draft: false,
      ...noFiles,
    },
    rules: newCreativeRules,
    draftKey: 'creative:new',
    save: async (values) => {
      const { account_id, advertiser_id } = values;
      if (account_id === null || advertiser_id === null) return;
      // 'Save and leave' without the HTML saves a draft, because there is nothing to check yet.
      const isDraft = values.is_draft || values.creative_html === null;
      const body = { creative_type: 'html' as const, ...detailBody(values), ...fileBody(values) };
      const saved = await upload.run((sending) =>
        add({
          ...sending,
          body: { ...body, account_id, advertiser_id, ...(isDraft && { status: 'Draft' as const }) },
        }),
      );
      added.current = saved.id;
    },
    onDone: () => {
      if (added.current !== undefined) void navigate(paths.campaignCreatives.creative(added.current));
    },
  });
  const { control, setValue } = form.form;
  const accountId = useWatch({ control, name: 'account_id' });
  const html = useWatch({ control, name: 'creative_html' });

  function submit(isDraft: boolean) {
    setValue('is_draft', isDraft);
    form.submit();
  }

  return (
    <Form aria-label="New creative" {...form.formProps} onSubmit={() => submit(false)}>
      <Card title="Details">
        <Stack gap={16}>
          <ChoiceInput
            form={form}
            name="account_id"
            label="Account"
            load={accountChoices}
            chosen={account}
            onChosen={() => {
              setValue('advertiser_id', null);
              setValue('sender_profile_id', null);
            }}
          />
          <CreativeDetailFields
            form={form as unknown as RecordForm<CreativeDetailValues>}
            control={control as unknown as Control<CreativeDetailValues>}
            accountId={accountId}
          />
        </Stack>
      </Card>
      <Card title="Files">
        <CreativeFiles form={form} />
      </Card>
      <UploadLine progress={upload.progress} onCancel={upload.cancel} />
      <Stack direction="row" gap={8} justify="end" isWrapping>
        <Button href={paths.campaignCreatives.dashboard}>Cancel</Button>
        <Button isBusy={form.isSaving} onClick={() => submit(true)}>
          Save as draft
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={form.isSaving}
          disabled={html === null}
          reason="Choose the HTML, or save a draft without it"
        >
          Add and check creative
        </Button>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
