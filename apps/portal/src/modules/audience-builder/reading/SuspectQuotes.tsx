import type { V1Schemas } from '@mailroom/api-client';
import { Card } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';
import { countSuspects } from './suspectRows.ts';
import { SuspectTable } from './SuspectTable.tsx';

/** Records of a file that swallow their neighbours, or would if their quotes were counted. */
export function SuspectQuotes({ groups }: { groups: readonly V1Schemas['SuspectGroup'][] }) {
  const { number, count } = useFormats();
  const total = countSuspects(groups);
  const shown = groups.reduce((sum, { first }) => sum + first.length, 0);
  return (
    <Card
      isFlush
      title="Suspect quotes"
      note={`${count(total, 'record')} with a quote in the wrong place`}
      {...(shown < total && { footer: `The table shows ${number(shown)} of ${number(total)}.` })}
    >
      <SuspectTable groups={groups} />
    </Card>
  );
}
