import { SegmentedControl, Stack, TextInput } from '@mailroom/design-system';
import { decide, type Decision } from './decisions.ts';
import type { ReviewItem } from './reviewItems.ts';

const ANSWERS = [
  { value: 'open', label: 'Not decided', tone: 'quiet' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

interface DecisionControlProps {
  item: ReviewItem;
  decision: Decision | undefined;
}

/** The designer's answer, and with a 'No' a note. */
export function DecisionControl({ item: { key, group, name }, decision }: DecisionControlProps) {
  return (
    <Stack direction="row" gap={8} align="center" isWrapping>
      <SegmentedControl
        label={`Decision on ${group}, ${name}`}
        options={ANSWERS}
        value={decision?.answer ?? 'open'}
        onValueChange={(answer) =>
          decide([key], answer === 'open' ? undefined : { answer, note: decision?.note ?? '' })
        }
      />
      {decision?.answer === 'no' && (
        <TextInput
          label={`What should change in ${group}, ${name}?`}
          isLabelHidden
          placeholder="What should change?"
          value={decision.note}
          onValueChange={(note) => decide([key], { answer: 'no', note })}
          style={{ inlineSize: 280, maxInlineSize: '100%' }}
        />
      )}
    </Stack>
  );
}
