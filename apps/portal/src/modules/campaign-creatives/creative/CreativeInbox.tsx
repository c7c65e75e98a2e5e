import type { V1Schemas } from '@mailroom/api-client';
import { Card, Grid, InboxRow, Stack, Text, useMedia } from '@mailroom/design-system';
import { fillMergeFields } from '@mailroom/domain/merge/mergeFields';
import { cutSubject, subjectCuts } from '@mailroom/domain/verdicts/inboxCuts';
import { useFormats } from '../../../shared/useFormats.ts';

/** A person whose values fill the merge fields. */
const READER = {
  email: 'alexandra@example.com',
  first_name: 'Alexandra',
  last_name: 'Lindqvist',
  company: 'Lindqvist & Daughters',
  country: 'Sweden',
  postal_code: '114 55',
};

const TIME = '9:41';

interface CreativeInboxProps {
  creative: Pick<V1Schemas['Creative'], 'sender' | 'content' | 'name' | 'subject' | 'preheader'>;
  /** Whether there is room for one phone only. Default false. */
  isNarrow?: boolean;
}

/** Inboxes side by side: the sender, the subject and the text beside it, cut where they cut. */
export function CreativeInbox({ creative, isNarrow = false }: CreativeInboxProps) {
  const { count } = useFormats();
  // A phone has no room to show where a wide inbox cuts.
  const isPhone = useMedia('(max-width: 719px)');
  const { sender, content } = creative;
  const fill = (text: string) => fillMergeFields(text, { ...READER, from_name: sender?.from_name ?? '' });
  const own = creative.preheader?.trim() ?? '';
  // Sent without a subject, a creative goes out under its name.
  const written = creative.subject?.trim() || creative.name;
  const subject = fill(written);
  const row = {
    sender: sender?.from_name ?? 'No sender yet',
    subject,
    preheader: fill(own || (content?.preview ?? '')),
    time: TIME,
  };
  const length = [...subject].length;
  const notes = [
    length > subjectCuts.phone
      ? `A phone shows about ${subjectCuts.phone} of the subject’s ${length} characters: “${cutSubject(subject, 'phone')}”.`
      : `The subject has ${count(length, 'character')}, which fit on a phone.`,
    ...(creative.subject?.trim() ? [] : ['Without a subject, the name of the creative is sent.']),
    ...(own === '' && content ? ['Without a preheader, inboxes show the beginning of the text.'] : []),
    ...(fill(`${written} ${own}`) === `${written} ${own}`
      ? []
      : [`Fields are filled for a reader named ${READER.first_name}.`]),
  ];
  return (
    <Card title="In the inbox">
      <Stack gap={12}>
        {!isPhone && !isNarrow && <InboxRow label="Wide" {...row} />}
        <Grid min={240}>
          <InboxRow label="Phone" device="phone" {...row} />
          {!isNarrow && <InboxRow label="Phone, dark" device="phone" scheme="dark" {...row} />}
        </Grid>
        <Text as="p" tone="muted">
          {notes.join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
