/** A missing value: a dash on the screen, a word for screen readers. */
export function Missing({ label }: { label: string }) {
  return (
    <span data-missing="" role="img" aria-label={label}>
      —
    </span>
  );
}
