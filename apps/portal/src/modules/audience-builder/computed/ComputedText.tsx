import type { V1Schemas } from '@mailroom/api-client';
import { Text } from '@mailroom/design-system';
import { computedText } from '@mailroom/domain/computed/computedText';
import { columnName } from './sheet.ts';

interface ComputedTextProps {
  column: V1Schemas['ComputedColumn'];
  /** The headings of all columns, by place. */
  headings: readonly string[];
}

/** Says what a computed column is made of. */
export function ComputedText({ column, headings }: ComputedTextProps) {
  return (
    <Text tone="muted" size={12}>
      {computedText(column, (place) => columnName(headings, place))}
    </Text>
  );
}
