import type { V1Schemas } from '@mailroom/api-client';
import { DeviceFrame, EmptyState, Grid, Heading, InboxRow, Stack, Text } from '@mailroom/design-system';
import { fillMergeFields, splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import { isPersonal, readers, readerValues, type ReaderId } from '@mailroom/domain/merge/readers';
import { useKeptSource } from '../../../components/useKeptSource.ts';

type Creative = V1Schemas['Creative'];

const PHONE = 390;
const HEIGHT = 520;
/** A whole card of 390 px beside others. */
const NARROWEST = 320;

function fieldsOf({ subject, preheader, content }: Creative): string[] {
  const written = [subject, preheader].flatMap((text) => splitMergeFields(text ?? ''));
  const named = written.flatMap((piece) => (typeof piece === 'string' ? [] : piece.name));
  return [...new Set([...(content?.merge_fields ?? []), ...named])];
}

function addressFor(url: string, reader: ReaderId): string {
  const address = new URL(url);
  address.searchParams.set('reader', reader);
  return address.href;
}

interface CardProps {
  creative: Creative;
  reader: (typeof readers)[number];
  fields: readonly string[];
}

/** The e-mail as one reader gets it: in the inbox, and open on a phone. */
function ReaderCard({ creative, reader: { id, label, shows }, fields }: CardProps) {
  const { name, revision, preview_url: url, sender, content } = creative;
  const source = useKeptSource(`${revision}/${url === null}/${id}`, url === null ? null : addressFor(url, id));
  const values = readerValues(id, fields);
  const fill = (text: string) => fillMergeFields(text, values);
  return (
    <Stack gap={8}>
      <Heading level={2} size={14}>
        {label}
      </Heading>
      <Text as="p" tone="muted">
        {shows}
      </Text>
      <InboxRow
        label={`Inbox, ${label.toLowerCase()}`}
        device="phone"
        sender={sender?.from_name ?? 'No sender yet'}
        subject={fill(creative.subject?.trim() || name)}
        preheader={fill(creative.preheader?.trim() || (content?.preview ?? ''))}
      />
      {source !== null && (
        <DeviceFrame label={`${name}, ${label.toLowerCase()}`} src={source} width={PHONE} height={HEIGHT} />
      )}
    </Stack>
  );
}

/** The e-mail at its worst: with the shortest, longest, missing, foreign and hostile value of each merge field. */
export function CreativeReaders({ creative }: { creative: Creative }) {
  const fields = fieldsOf(creative);
  const personal = fields.filter(isPersonal);
  if (creative.preview_url === null) return <EmptyState title="This creative has no HTML yet" />;
  if (personal.length === 0) {
    return (
      <EmptyState title="This e-mail says the same to everybody">
        {
          'A merge field such as {{first_name|friend}} is filled for each reader. With one, this page shows the worst cases.'
        }
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <Text as="p">
        {`Filled for each reader: ${personal.map((field) => `{{${field}}}`).join(', ')}. These readers are made up; each shows what can go wrong.`}
      </Text>
      <Grid min={NARROWEST}>
        {readers.map((reader) => (
          <ReaderCard key={reader.id} creative={creative} reader={reader} fields={fields} />
        ))}
      </Grid>
    </Stack>
  );
}
