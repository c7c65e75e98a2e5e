import { Code } from '@mailroom/design-system';

/** A sentence whose words in backticks are code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((piece, index) => (index % 2 ? <Code key={index}>{piece}</Code> : piece));
}
