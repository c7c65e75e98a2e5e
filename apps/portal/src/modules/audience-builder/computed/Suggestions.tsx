import { Button, Card, Stack, Text } from '@mailroom/design-system';
import { computedLimits } from '@mailroom/domain/computed/computedKinds';
import type { ComputedSuggestion, SuggestedChoice } from '@mailroom/domain/computed/suggestComputed';
import type { Ref } from 'react';

interface SuggestionsProps {
  suggestions: readonly ComputedSuggestion[];
  /** How many computed columns there are. */
  columns: number;
  onTake: (choice: SuggestedChoice) => void;
  onDismiss: (suggestion: ComputedSuggestion) => void;
  ref: Ref<HTMLElement>;
}

/** Values that computed columns would make better. One press adds the columns. */
export function Suggestions({ suggestions, columns, onTake, onDismiss, ref }: SuggestionsProps) {
  return (
    <Card title="Suggestions" note="By the first rows" ref={ref}>
      <Stack gap={12}>
        {suggestions.map((suggestion) => (
          <Stack
            key={suggestion.says}
            direction="row"
            gap={8}
            align="center"
            justify="between"
            isWrapping
            role="group"
            aria-label={suggestion.says}
          >
            <Text>{suggestion.says}</Text>
            <Stack direction="row" gap={8} isWrapping>
              {suggestion.choices.map((choice) => (
                <Button
                  key={choice.label}
                  size="small"
                  disabled={columns + choice.columns.length > computedLimits.columns}
                  reason={`At most ${computedLimits.columns} columns can be computed`}
                  onClick={(event) => {
                    // The second click of a double click would take the next suggestion, which has moved up.
                    if (event.detail < 2) onTake(choice);
                  }}
                >
                  {choice.label}
                </Button>
              ))}
              <Button size="small" variant="quiet" onClick={() => onDismiss(suggestion)}>
                Dismiss
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
