import { Text, TextArea, TextInput } from '@mailroom/design-system';
import { useState } from 'react';
import { useEditLink } from '../../../resources/creativeParts.queries.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import type { LinkRow } from './links.columns.ts';

interface EditLinkDialogProps {
  link: LinkRow;
  onClose: () => void;
}

/** Corrects the URL of a link. This changes the HTML, so it makes a new revision. */
export function EditLinkDialog({ link: newest, onClose }: EditLinkDialogProps) {
  const [link] = useState(newest);
  const { mutateAsync: edit } = useEditLink(isShownInForm);
  const form = useRecordForm({
    values: { url: link.url, note: link.note ?? '' },
    record: link,
    rules: { url: ['required', 'url', atMost(8192)], note: [atMost(1000)] },
    save: ({ url, note }, version) =>
      edit({
        id: link.id,
        version,
        body: { ...(url !== link.url && { url }), note: note || null },
      }),
    onDone: onClose,
  });
  return (
    <RecordDialog form={form} title={`Edit URL of link ${link.position}`} saveLabel="Save URL" onClose={onClose}>
      {link.problem && (
        <Text as="p" tone="danger">
          {link.problem}
        </Text>
      )}
      <TextInput label="URL" type="url" {...form.field('url')} />
      <TextArea label="Note" rows={2} {...form.field('note')} />
    </RecordDialog>
  );
}
