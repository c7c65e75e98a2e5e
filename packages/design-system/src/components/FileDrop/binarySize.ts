const KIB = 1024;
const UNITS = ['KiB', 'MiB', 'GiB'] as const;

/**
 * Writes a size in the unit of a limit that is a whole number of KiB, MiB or GiB: '5 MiB' rather than '5.2 MB', which
 * nobody has set. Undefined for any other limit.
 */
export function binarySize(value: number, limit: number, format: (value: number) => string): string | undefined {
  const step = [3, 2, 1].find((power) => limit > 0 && limit % KIB ** power === 0 && limit / KIB ** power < KIB);
  if (step === undefined) return undefined;
  // A file just over the limit must not look like the limit itself.
  const amount = value / KIB ** step;
  const shown = value > limit ? Math.max(Math.ceil(amount * 10) / 10, limit / KIB ** step + 0.1) : amount;
  return `${format(shown)} ${UNITS[step - 1] ?? ''}`;
}
