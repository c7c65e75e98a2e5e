import type { V1Schemas } from '@mailroom/api-client';
import { Card, EmptyState, Split, Stack, Text } from '@mailroom/design-system';
import { groupFindings } from '@mailroom/domain/verdicts/findingGroups';
import { useQuery } from '@tanstack/react-query';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { TextPartForm } from './TextPartForm.tsx';

type Creative = V1Schemas['Creative'];

function Origin({ creative: { creative_type, has_own_text } }: { creative: Creative }) {
  if (creative_type === 'text') return 'It is the whole e-mail.';
  return has_own_text
    ? 'Somebody wrote it. A new revision of the HTML makes it of the HTML again.'
    : 'It is made of the HTML with each check, with the address behind each link.';
}

/** The open findings about the text part. */
function TextFindings({ creative }: { creative: Creative }) {
  const findings = useQuery(findingsQuery(creative.id));
  const open = (findings.data?.objects ?? []).filter(
    ({ kind, override }) => kind.startsWith('text_') && override === null,
  );
  if (!creative.has_own_text || findings.data === undefined) return null;
  if (open.length === 0) {
    return (
      <Text as="p" tone={isChecking(creative) ? 'muted' : 'success'}>
        {isChecking(creative) ? 'It is being checked.' : 'It leads where the HTML leads, and all its fields are known.'}
      </Text>
    );
  }
  return (
    <>
      {groupFindings(open).map(({ key, severity, title, findings: same }) => (
        <Stack key={key} gap={4}>
          <Stack direction="row" gap={8} align="baseline" isWrapping>
            <EntityStatus entity="severity" code={severity} />
            <Text weight={500}>{title}</Text>
          </Stack>
          {same.length > 1 &&
            same.map(({ id, message }) => (
              <Text key={id} as="p" tone="muted">
                {message}
              </Text>
            ))}
        </Stack>
      ))}
    </>
  );
}

/** The text that readers without HTML get. */
export function CreativeText({ creative }: { creative: Creative }) {
  const { count } = useFormats();
  if (creative.revision === null) return <EmptyState title="This creative has no text yet" />;
  const { text_part: text } = creative;
  return (
    <Split
      asideWidth={320}
      aside={
        <Card title="About this text">
          <Stack gap={12}>
            <Text as="p">
              Mail programs without HTML show it, watches and screen readers read it, and filters compare it with the
              HTML.
            </Text>
            <Text as="p" tone="muted">
              <Origin creative={creative} /> {count([...(text ?? '')].length, 'character')}.
            </Text>
            <TextFindings creative={creative} />
          </Stack>
        </Card>
      }
    >
      <TextPartForm creative={creative} />
    </Split>
  );
}
