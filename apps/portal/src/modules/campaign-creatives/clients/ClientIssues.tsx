import { DescriptionList, Link, Stack, Text } from '@mailroom/design-system';
import { paths } from '../../../shared/paths.ts';
import { overrideWords } from '../decide/overrideWords.ts';
import { decisionWords, placedIssues, shareWords, type Client, type ClientOverrides } from './clientWords.ts';
import { Tested } from './Tested.tsx';

type Issue = Client['issues'][number];

function Where({ issue, creativeId }: { issue: Issue; creativeId: number }) {
  return (
    <>
      <Stack direction="row" gap={12} align="baseline" isWrapping>
        <span>
          {issue.support === 'none' ? 'not supported' : 'supported in part'}
          {issue.line !== null && (
            <>
              {', '}
              <Link href={paths.campaignCreatives.creativeLine(creativeId, issue.line)}>{`line ${issue.line}`}</Link>
            </>
          )}
        </span>
        {issue.tested_on !== null && <Tested on={issue.tested_on} />}
      </Stack>
      {issue.note !== null && (
        <Text as="p" tone="muted">
          {issue.note}
        </Text>
      )}
    </>
  );
}

/** Everything that a client doesn't show, lost content first, each with its place in the HTML and its number on the mail. */
export function ClientIssues({ client, overrides }: { client: Client; overrides: ClientOverrides }) {
  const { id, creative_id, issues, reader_percent: percent } = client;
  const override = overrides.get(id);
  return (
    <Stack gap={8}>
      {issues.length === 0 && (
        <Text tone="muted" as="p">
          {client.verdict === 'unknown' ? 'There is no data about this client.' : 'It shows everything in this e-mail.'}
        </Text>
      )}
      <DescriptionList
        items={[
          ...placedIssues(client).map(({ issue, number }) => ({
            term: number === null ? issue.feature : `${number}. ${issue.feature}`,
            detail: <Where issue={issue} creativeId={creative_id} />,
          })),
          ...(percent === null
            ? []
            : [{ term: 'Readers', detail: shareWords(percent, client.reader_source === 'estimate') }]),
          ...(override ? [{ term: 'Override', detail: overrideWords(override) }] : []),
          ...(client.decision === null ? [] : [{ term: 'Decision', detail: decisionWords(client) }]),
        ]}
      />
    </Stack>
  );
}
