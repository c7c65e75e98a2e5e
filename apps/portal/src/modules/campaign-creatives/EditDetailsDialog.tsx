import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Modal } from '@mailroom/design-system';
import { useId, useState } from 'react';
import { useEditCreative } from '../../resources/creatives.queries.ts';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';
import { versionOf } from '../../shared/versionOf.ts';
import { CreativeDetailFields } from './CreativeDetailFields.tsx';
import { detailBody, detailRules, type CreativeDetailValues } from './creativeFields.ts';
import { useUpload } from './useUpload.ts';

interface EditDetailsDialogProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

/** Edits what a creative says about itself. Subject and sender are content: another one is another revision. */
export function EditDetailsDialog({ creative: newest, onClose }: EditDetailsDialogProps) {
  // What the edit is based on: somebody else's that comes in meanwhile must not be written over unseen.
  const [creative] = useState(newest);
  const formId = useId();
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
    rules: detailRules,
    save: (values, record) => {
      const { name, ...others } = detailBody(values);
      const body = { ...others, ...(name !== creative.name && { name }) };
      return upload.run((sending) => edit({ ...sending, id, version: versionOf(record, creative), body }));
    },
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      title="Edit details"
      onClose={onClose}
      isBusy={form.isSaving}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={form.isSaving}>
            Save details
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label="Details" onSubmit={form.submit} errors={form.errors} isBusy={form.isSaving}>
        <CreativeDetailFields
          form={form}
          control={form.form.control}
          accountId={creative.account_id}
          advertiser={{ id: creative.advertiser_id, name: creative.advertiser_name }}
          sender={sender_profile ? { id: sender_profile.id, name: sender_profile.from_name } : undefined}
        />
        {form.dialogs}
      </Form>
    </Modal>
  );
}
