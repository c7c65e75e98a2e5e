import { Checkbox, Stack, Text } from '@mailroom/design-system';
import { creativeParts, type CreativePartName } from '@mailroom/domain/verdicts/creativeParts';
import { useId } from 'react';

interface SignOffsNeededProps {
  value: readonly CreativePartName[];
  onValueChange: (value: CreativePartName[]) => void;
  onBlur?: () => void;
  disabled: boolean;
  reason: string;
}

/** The parts that a creative needs signed off. */
export function SignOffsNeeded({ value, onValueChange, onBlur, disabled, reason }: SignOffsNeededProps) {
  const label = useId();
  return (
    <Stack gap={8} role="group" aria-labelledby={label}>
      <Text id={label} weight={500}>
        Sign-offs needed
      </Text>
      <Text as="p" tone="muted">
        A creative is approved once somebody has signed off each of these parts. A new revision keeps the sign-offs of
        the parts that did not change.
      </Text>
      <Stack direction="row" gap={16} isWrapping>
        {creativeParts.map(({ part, label: name }) => (
          <Checkbox
            key={part}
            label={name}
            value={value.includes(part)}
            onValueChange={(isChosen) =>
              onValueChange(
                creativeParts
                  .map((each) => each.part)
                  .filter((each) => (each === part ? isChosen : value.includes(each))),
              )
            }
            onBlur={onBlur}
            disabled={disabled}
            reason={reason}
          />
        ))}
      </Stack>
    </Stack>
  );
}
