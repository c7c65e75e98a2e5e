/** A value that isn't there: a dash for the eyes, a word for screen readers. */
export function Missing({ label }: { label: string }) {
  return (
    <span data-missing="" role="img" aria-label={label}>
      —
    </span>
  );
}
