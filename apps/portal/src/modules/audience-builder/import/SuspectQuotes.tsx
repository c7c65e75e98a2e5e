import type { V1Schemas } from '@mailroom/api-client';
import { Card, Skeleton } from '@mailroom/design-system';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { useFormats } from '../../../shared/useFormats.ts';
import { countSuspects } from './suspectRows.ts';

const SuspectTable = loadOnUse(
  async () => (await import('./SuspectTable.tsx')).SuspectTable,
  ({ groups }) => <Skeleton lines={groups.length + 1} height={32} smallHeight={76} />,
);

/** Records of a file that swallow their neighbours, or would if their quotes were believed. Nothing without one. */
export function SuspectQuotes({ groups }: { groups: readonly V1Schemas['SuspectGroup'][] }) {
  const { number, count } = useFormats();
  const total = countSuspects(groups);
  if (total === 0) return null;
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
