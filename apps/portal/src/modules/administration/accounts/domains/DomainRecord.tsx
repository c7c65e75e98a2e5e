import type { V2Schemas } from '@mailroom/api-client';
import { Badge, Code, DescriptionList, Fold, Stack, Text } from '@mailroom/design-system';
import { CopyValue } from './CopyValue.tsx';
import { purposeWords, recordTitle, stateWords } from './recordWords.ts';

/** One DNS record: how it is, what to do, and what to publish. Folded away once it is right. */
export function DomainRecord({ record }: { record: V2Schemas['DnsRecord'] }) {
  const { purpose, type, name, value, state, found, message, advice } = record;
  const title = recordTitle(record);
  const { label, tone } = stateWords[state];
  const published =
    value === null ? [] : [{ term: 'Value', detail: <CopyValue what={`the value of ${title}`} value={value} /> }];
  const answers = found.map((answer) => ({ term: 'DNS says', detail: <Code>{answer}</Code> }));
  return (
    <Fold title={title} note={<Badge tone={tone}>{label}</Badge>} startsOpen={state !== 'ok'}>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text as="p">
            {message} {advice}
          </Text>
          <Text as="p" size={12} tone="muted">
            {purposeWords[purpose]}
          </Text>
        </Stack>
        <DescriptionList
          items={[
            { term: 'Type', detail: <Code>{type}</Code> },
            { term: 'Name', detail: <CopyValue what={`the name of ${title}`} value={name} /> },
            ...published,
            // The answer of DNS is shown when another one is needed.
            ...(state === 'wrong' || value === null ? answers : []),
          ]}
        />
      </Stack>
    </Fold>
  );
}
