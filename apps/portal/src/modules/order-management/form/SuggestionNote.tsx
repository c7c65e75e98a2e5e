import { Button, Stack, Text } from '@mailroom/design-system';

interface SuggestionNoteProps {
  text: string;
  /** Empties the field. */
  onUndo: () => void;
}

/** Marks a value that nobody typed. The next Tab reaches the button that takes it back. */
export function SuggestionNote({ text, onUndo }: SuggestionNoteProps) {
  return (
    <Stack direction="row" gap={4} align="center" isWrapping>
      <Text tone="subtle">{text}</Text>
      <Button variant="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </Stack>
  );
}
