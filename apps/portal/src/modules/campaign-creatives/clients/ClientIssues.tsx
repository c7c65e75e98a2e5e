import { DateText, DescriptionList, Link, Stack, Text } from '@mailroom/design-system';
import { paths } from '../../../shared/paths.ts';
import { shareWords, type Client } from './clients.columns.ts';

type Issue = Client['issues'][number];

function decisionWords({ decision, decided_by, note }: Client): string {
  return `${decision}${decided_by ? ` by ${decided_by.name}` : ''}${note === null ? '' : `: ${note}`}`;
}

function Where({ issue, creativeId }: { issue: Issue; creativeId: number }) {
  return (
    <>
      {issue.support === 'none' ? 'not supported' : 'supported in part'}
      {issue.line !== null && (
        <>
          {', '}
          <Link href={paths.campaignCreatives.creativeLine(creativeId, issue.line)}>{`line ${issue.line}`}</Link>
        </>
      )}
      {issue.tested_on !== null && (
        <>
          {', tested '}
          <DateText kind="date" value={`${issue.tested_on}T12:00:00Z`} />
        </>
      )}
      {issue.note !== null && (
        <Text as="p" tone="muted">
          {issue.note}
        </Text>
      )}
    </>
  );
}

/** Everything that a client doesn't show, lost content first, each with its place in the HTML. */
export function ClientIssues({ client }: { client: Client }) {
  const { creative_id, issues, decision, reader_percent: percent } = client;
  const ordered = issues.toSorted((one, other) => Number(other.loses_content) - Number(one.loses_content));
  return (
    <Stack gap={8}>
      {issues.length === 0 && (
        <Text tone="muted" as="p">
          {client.verdict === 'unknown' ? 'There is no data about this client.' : 'It shows everything in this e-mail.'}
        </Text>
      )}
      <DescriptionList
        items={[
          ...ordered.map((issue) => ({
            term: issue.feature,
            detail: <Where issue={issue} creativeId={creative_id} />,
          })),
          ...(percent === null
            ? []
            : [{ term: 'Readers', detail: shareWords(percent, client.reader_source === 'estimate') }]),
          ...(decision === null ? [] : [{ term: 'Decision', detail: decisionWords(client) }]),
        ]}
      />
    </Stack>
  );
}
