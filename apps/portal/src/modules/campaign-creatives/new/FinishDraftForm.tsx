import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Form, Stack } from '@mailroom/design-system';
import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useEditCreative, useValidateCreative } from '../../../resources/creatives.queries.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { CreativeFiles } from '../form/CreativeFiles.tsx';
import { CreativeDetailFields } from '../form/CreativeDetailFields.tsx';
import { advertiserOf, detailBody, fileBody } from '../form/creativeBodies.ts';
import { draftRules, noFiles, type CreativeDetailValues, type DraftValues } from '../form/creativeFields.ts';
import { keepAdvertiser, lastAdvertiser } from './lastAdvertiser.ts';
import { UploadLine } from '../form/UploadLine.tsx';
import { useUpload } from '../form/useUpload.ts';

interface FinishDraftFormProps {
  creative: V1Schemas['Creative'];
  /** Called when a save that leaves Draft begins, and with false when it fails. */
  onFinishing: (isFinishing: boolean) => void;
}

/** The rest of a creative whose file is saved as a draft. Typed text survives a reload. */
export function FinishDraftForm({ creative, onFinishing }: FinishDraftFormProps) {
  const { id, account_id: accountId, sender_profile: sender } = creative;
  const navigate = useNavigate();
  const { mutateAsync: edit } = useEditCreative();
  const { mutateAsync: validate } = useValidateCreative();
  const upload = useUpload();
  const isDone = useRef(false);
  const savedVersion = useRef(0);
  const advertiser = advertiserOf(creative) ?? lastAdvertiser(accountId);
  const form = useRecordForm<DraftValues>({
    values: {
      advertiser_id: advertiser?.id ?? null,
      name: creative.name,
      subject: creative.subject ?? '',
      preheader: creative.preheader ?? '',
      sender_profile_id: creative.sender_profile_id,
      is_draft: false,
      ...noFiles,
    },
    record: creative,
    rules: draftRules,
    draftKey: `creative:${id}`,
    save: async (values, version) => {
      const body = {
        ...detailBody(values),
        ...fileBody(values),
        ...(values.is_draft && { status: 'Draft' as const }),
      };
      // A save whose check was refused has raised the version already.
      const known = Math.max(version, savedVersion.current);
      onFinishing(!values.is_draft);
      try {
        const saved = await upload.run((sending) => edit({ ...sending, id, version: known, body }));
        savedVersion.current = saved.version;
        keepAdvertiser(accountId, advertiserOf(saved));
        if (!values.is_draft && saved.status === 'Draft') await validate(id);
      } catch (error) {
        onFinishing(false);
        throw error;
      }
      isDone.current = true;
    },
    onDone: () => {
      if (isDone.current) void navigate(paths.campaignCreatives.creative(id), { replace: true });
    },
  });
  const { control, setValue } = form.form;

  function submit(isDraft: boolean) {
    setValue('is_draft', isDraft);
    form.submit();
  }

  return (
    <Form aria-label="New creative" {...form.formProps} onSubmit={() => submit(false)}>
      <Card title="Details" note={creative.account_name}>
        <CreativeDetailFields
          form={form as unknown as RecordForm<CreativeDetailValues>}
          control={control as unknown as Control<CreativeDetailValues>}
          accountId={accountId}
          advertiser={advertiser}
          sender={sender ? { id: sender.id, name: sender.from_name } : undefined}
        />
      </Card>
      <Card title="Files" note={creative.html_file?.name}>
        <CreativeFiles form={form} />
      </Card>
      {upload.progress && <UploadLine progress={upload.progress} onCancel={upload.cancel} />}
      <Stack direction="row" gap={8} justify="end" isWrapping>
        <Button isBusy={form.isSaving} onClick={() => submit(true)}>
          Save as draft
        </Button>
        <Button type="submit" variant="primary" isBusy={form.isSaving}>
          Add and check creative
        </Button>
      </Stack>
      {form.dialogs}
    </Form>
  );
}
