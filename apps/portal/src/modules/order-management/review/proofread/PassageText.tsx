import type { V2Schemas } from '@mailroom/api-client';
import { Text } from '@mailroom/design-system';
import { faultyPart } from './faultWords.ts';

interface PassageTextProps {
  passage: V2Schemas['ProofreadPassage'];
  /** Marks what is wrong in it: red, heavier and underlined. Default: what differs stands out only by its weight. */
  isFaulty?: boolean;
}

/** A piece of a mail as a reader sees it. */
export function PassageText({ passage, isFaulty = false }: PassageTextProps) {
  const { before, said, after } = passage;
  if (!isFaulty) {
    return (
      <span dir="auto">
        {before}
        <Text weight={600}>{said}</Text>
        {after}
      </span>
    );
  }
  const part = faultyPart(passage);
  return (
    <span dir="auto">
      {part.before}
      <Text as="u" tone="danger" weight={600}>
        {part.wrong === '' ? '(nothing)' : part.wrong}
      </Text>
      {part.after}
    </span>
  );
}
