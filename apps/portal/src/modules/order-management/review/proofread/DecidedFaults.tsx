import type { V2Schemas } from '@mailroom/api-client';
import { Card, Heading, Stack } from '@mailroom/design-system';
import { useFormats } from '../../../../shared/useFormats.ts';
import { DecisionLine } from './DecisionLine.tsx';
import { faultTitle } from './faultWords.ts';
import { SumLine } from './SumLine.tsx';

interface DecidedFaultsProps {
  title: string;
  proofread: V2Schemas['Proofread'];
}

/** The decisions about single mails of a launch, to read only. Faults without a decision are left out. */
export function DecidedFaults({ title: card, proofread }: DecidedFaultsProps) {
  const { number } = useFormats();
  return (
    <Card title={card} note="made before the go-ahead" footer={<SumLine proofread={proofread} />}>
      <Stack gap={12} hasLines role="list" aria-label={card}>
        {proofread.faults.map((fault) => {
          if (!fault.decision) return null;
          const title = faultTitle(fault, number);
          return (
            <Stack key={fault.id} gap={2} role="listitem">
              <Heading level={3} size={13}>
                {title}
              </Heading>
              <DecisionLine decision={fault.decision} title={title} onTakeBack={undefined} />
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
