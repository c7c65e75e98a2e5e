import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Card, RadioGroup, Skeleton, Stack, Text } from '@mailroom/design-system';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import type { ImportWay } from './importWay.ts';
import { movedSentence } from './movedText.ts';
import type { Compared } from './useComparison.ts';

type Comparison = V1Schemas['AudienceComparison'];
type Format = (value: number) => string;

function correctedHint(
  { corrected, still_rejected, unknown, repeated, ...moved }: NonNullable<Comparison['correct']>,
  number: Format,
) {
  const all = corrected + still_rejected;
  return [
    movedSentence(moved, number),
    `${number(corrected)} of ${number(all)} rejected ${all === 1 ? 'row' : 'rows'} corrected.`,
    ...(repeated > 0 ? [`${number(repeated)} corrected before.`] : []),
    ...(unknown > 0 ? [`${number(unknown)} with a line that was not rejected.`] : []),
  ].join(' ');
}

interface WaysProps {
  comparison: Comparison;
  way: ImportWay | undefined;
  onChange: (way: ImportWay) => void;
}

function Ways({ comparison, way, onChange }: WaysProps) {
  const { number, count } = useFormats();
  const { version_number: version, people, corrects, next_number: next, replace, add, correct } = comparison;
  const options = [
    ...(correct
      ? [{ value: 'correct', label: 'Correct rejected rows', hint: correctedHint(correct, number) } as const]
      : []),
    ...(add ? [{ value: 'add', label: 'Add these people', hint: movedSentence(add, number) } as const] : []),
    { value: 'replace', label: 'Replace everybody', hint: movedSentence(replace, number) } as const,
  ];
  const title =
    version === null ? 'No version is in use' : `Version ${number(version)} has ${count(people, 'person', 'people')}`;
  const growth =
    next === null
      ? `${correct ? 'Corrected and added' : 'Added'} people come into version ${number(version ?? 1)}: no launch has used it.`
      : `A launch keeps version ${number(version ?? 1)}. Its people and the ${correct ? 'corrected or added' : 'added'} ones come into version ${number(next)}.`;
  return (
    <Stack gap={16}>
      {corrects && !correct && (
        <Banner tone="warning" title="These rejected rows belong to no version in use">
          They would be the only people. Correct the whole file and import that one instead.
        </Banner>
      )}
      <Card
        title={title}
        note="The whole file was read, nothing is imported yet."
        {...(version !== null && { footer: <Text as="p">{growth}</Text> })}
      >
        <RadioGroup
          label={version === null ? 'People of the file' : `People of version ${number(version)}`}
          isRequired
          value={way ?? null}
          onValueChange={onChange}
          options={options}
        />
      </Card>
    </Stack>
  );
}

/** Asks what happens with the people of the version in use, with the numbers of each answer. None is chosen in silence. */
export function PeopleStep({ compared: { comparison, query, way, choose } }: { compared: Compared }) {
  if (comparison) return <Ways comparison={comparison} way={way} onChange={choose} />;
  if (!query.error) return <Skeleton lines={6} height={40} />;
  return (
    <Banner tone="danger" title="The file could not be compared with the people in use">
      <Stack align="start">
        <Text as="p">{errorText(query.error)} Nothing is imported.</Text>
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </Stack>
    </Banner>
  );
}
