import type { V1Schemas } from '@mailroom/api-client';
import { useState } from 'react';
import { useEditCreative } from '../../../resources/creatives.queries.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { CreativeDetailFields } from '../form/CreativeDetailFields.tsx';
import { detailBody, detailRules, type CreativeDetailValues } from '../form/creativeFields.ts';
import { useUpload } from '../form/useUpload.ts';

interface EditDetailsDialogProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

/** Edits what a creative says about itself. Subject and sender are content: another one is another revision. */
export function EditDetailsDialog({ creative: newest, onClose }: EditDetailsDialogProps) {
  // What the edit is based on: somebody else's that comes in meanwhile must not be written over unseen.
  const [creative] = useState(newest);
  const { mutateAsync: edit } = useEditCreative();
  const upload = useUpload();
  const { id, sender_profile } = creative;
  const form = useRecordForm<CreativeDetailValues>({
    values: {
      advertiser_id: creative.advertiser_id,
      name: creative.name,
      subject: creative.subject ?? '',
      preheader: creative.preheader ?? '',
      sender_profile_id: creative.sender_profile_id,
    },
    record: creative,
    rules: detailRules,
    save: (values, version) => {
      const { name, ...others } = detailBody(values);
      const body = { ...others, ...(name !== creative.name && { name }) };
      return upload.run((sending) => edit({ ...sending, id, version, body }));
    },
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title="Edit details" saveLabel="Save details" onClose={onClose}>
      <CreativeDetailFields
        form={form}
        control={form.form.control}
        accountId={creative.account_id}
        advertiser={{ id: creative.advertiser_id, name: creative.advertiser_name }}
        sender={sender_profile ? { id: sender_profile.id, name: sender_profile.from_name } : undefined}
      />
    </RecordDialog>
  );
}
