import { Checkbox, Text, TextArea, TextInput } from '@mailroom/design-system';
import { listQuery } from '@mailroom/api-client';
import { hostOf } from '@mailroom/domain/verdicts/linkChange';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linksQuery, useEditLink } from '../../../resources/creativeParts.queries.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import type { LinkRow } from './linkWords.ts';

interface EditLinkDialogProps {
  link: LinkRow;
  onClose: () => void;
}

/** Links that are counted for 'all on this host'; an e-mail with more says so. */
const MOST_LINKS = 100;

/** The links of the e-mail on the same host as this one, itself included. */
function useSameHost({ creative_id, url }: LinkRow) {
  const query = listQuery('listEmailLinks', { pageSize: MOST_LINKS, filters: { creative_id: [creative_id] } });
  const { data } = useQuery(linksQuery(query));
  const host = hostOf(url);
  const same = data?.objects.filter((row) => row.kind !== 'image' && hostOf(row.url) === host).length ?? 0;
  const isCounted = (data?.total_rows ?? 0) <= MOST_LINKS;
  return host !== null && same > 1 ? { host, number: isCounted ? `all ${same}` : 'all' } : null;
}

/** Corrects the URL of a link. This changes the HTML, so it makes a new revision. */
export function EditLinkDialog({ link: newest, onClose }: EditLinkDialogProps) {
  const [link] = useState(newest);
  const sameHost = useSameHost(link);
  const { mutateAsync: edit } = useEditLink(isShownInForm);
  const form = useRecordForm({
    values: { url: link.url, isForHost: false, note: link.note ?? '' },
    record: link,
    rules: { url: ['required', 'url', atMost(8192)], note: [atMost(1000)] },
    save: ({ url, isForHost, note }, version) =>
      edit({
        id: link.id,
        version,
        body: { ...(url !== link.url && { url, ...(isForHost && { same_host: true }) }), note: note || null },
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
      {sameHost && (
        <Checkbox
          label={`The same for ${sameHost.number} links on ${sameHost.host}`}
          hint="Equal links get this URL; the others move to its host and keep their path. All of it is one new revision."
          {...form.control('isForHost')}
        />
      )}
      <TextArea label="Note" rows={2} {...form.field('note')} />
    </RecordDialog>
  );
}
