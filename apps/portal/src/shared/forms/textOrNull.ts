/** The text as the server stores it: trimmed, and null when it is empty. */
export function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
