import type { V1Schemas } from '@mailroom/api-client';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useEditCreative } from '../../../resources/creatives.queries.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { CreativeDetailFields } from '../form/CreativeDetailFields.tsx';
import { advertiserOf, detailBody } from '../form/creativeBodies.ts';
import { detailRules, type CreativeDetailValues } from '../form/creativeFields.ts';
import { useUpload } from '../form/useUpload.ts';
import { LabelsInput } from '../labels/LabelsInput.tsx';

interface EditDetailsDialogProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

/** Edits the details of a creative. A changed subject or sender makes a new revision, because both are content. */
export function EditDetailsDialog({ creative: newest, onClose }: EditDetailsDialogProps) {
  // Keeps the version that the dialog opened with, so that a save can't overwrite a newer one unseen (R25).
  const [creative] = useState(newest);
  const { mutateAsync: edit } = useEditCreative();
  const upload = useUpload();
  const { id, sender_profile } = creative;
  const form = useRecordForm<CreativeDetailValues & { labels: string[] }>({
    values: {
      advertiser_id: creative.advertiser_id,
      name: creative.name,
      subject: creative.subject ?? '',
      preheader: creative.preheader ?? '',
      sender_profile_id: creative.sender_profile_id,
      labels: creative.labels,
    },
    record: creative,
    rules: detailRules,
    save: (values, version) => {
      const { name, ...others } = detailBody(values);
      const body = { ...others, labels: values.labels, ...(name !== creative.name && { name }) };
      return upload.run((sending) => edit({ ...sending, id, version, body }));
    },
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Edit details" saveLabel="Save details" onClose={onClose}>
      <CreativeDetailFields
        form={form as unknown as RecordForm<CreativeDetailValues>}
        control={form.form.control as unknown as Control<CreativeDetailValues>}
        accountId={creative.account_id}
        advertiser={advertiserOf(creative)}
        sender={sender_profile ? { id: sender_profile.id, name: sender_profile.from_name } : undefined}
      />
      <LabelsInput form={form as unknown as RecordForm<{ labels: string[] }>} accountId={creative.account_id} />
    </RecordDialog>
  );
}
