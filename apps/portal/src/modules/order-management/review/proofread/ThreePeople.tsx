import type { V2Schemas } from '@mailroom/api-client';
import { Button, Card, Code, CountBadge, Heading, Stack, Text } from '@mailroom/design-system';
import { useState } from 'react';
import { loadOnUse } from '../../../../shared/lazyPart.tsx';
import { useFormats } from '../../../../shared/useFormats.ts';
import { PassageText } from './PassageText.tsx';
import { faultOfPerson, personNote, type FaultOfPerson } from './personFaults.ts';

const MailDialog = loadOnUse(async () => (await import('./MailDialog.tsx')).MailDialog);

type Person = V2Schemas['ProofreadPerson'];

const WHY: Readonly<Record<Person['why'], string>> = {
  longest: 'Longest',
  emptiest: 'Emptiest',
  script: 'Another script',
};

interface PersonCardProps {
  person: Person;
  fault: FaultOfPerson | undefined;
  onShow: () => void;
}

function PersonCard({ person, fault, onShow }: PersonCardProps) {
  const { number } = useFormats();
  const why = WHY[person.why];
  const mark = fault && (
    <CountBadge count={fault.number} label="in the list of faults" tone={fault.isCritical ? 'danger' : 'neutral'} />
  );
  return (
    <Stack gap={6} role="listitem">
      <Stack direction="row" gap={8} align="baseline" justify="between" isWrapping>
        <Stack direction="row" gap={8} align="baseline">
          <Heading level={4}>{why}</Heading>
          <Code isQuiet>{person.line === null ? 'no line' : `line ${number(person.line)}`}</Code>
          {fault?.passage === -1 && mark}
        </Stack>
        <Text size={12} tone="muted">
          {personNote(person, number)}
        </Text>
      </Stack>
      <Card {...(fault?.isCritical && { tone: 'danger' as const })}>
        <Stack gap={8}>
          {person.passages.length === 0 && (
            <Text as="p" tone="muted">
              Nothing in the mail differs between people.
            </Text>
          )}
          {person.passages.map((passage, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a passage is known by its place
            <Text key={at} as="p">
              {fault?.passage === at && <>{mark} </>}
              <PassageText passage={passage} isFaulty={fault?.passage === at} />
            </Text>
          ))}
          <Stack direction="row" gap={8} justify="between" align="center" isWrapping>
            <Code isQuiet>{person.email}</Code>
            <Button size="small" aria-label={`Show whole mail: ${why}`} onClick={onShow}>
              Show whole mail
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}

interface ThreePeopleProps {
  launchId: number;
  proofread: V2Schemas['Proofread'];
}

/** The mail as three people see it. Only what differs between people is shown. */
export function ThreePeople({ launchId, proofread: { people, faults } }: ThreePeopleProps) {
  const [shown, setShown] = useState<Person>();
  if (people.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3}>{people.length === 3 ? 'As three people see it' : 'As these people see it'}</Heading>
      <Stack gap={16} role="list" aria-label="People">
        {people.map((person) => (
          <PersonCard
            key={person.why}
            person={person}
            fault={faultOfPerson(person, faults)}
            onShow={() => setShown(person)}
          />
        ))}
      </Stack>
      <Text as="p" size={12} tone="muted">
        Only what differs between people is shown.
      </Text>
      {shown && (
        <MailDialog
          launchId={launchId}
          messageId={shown.message_id}
          line={shown.line}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  );
}
