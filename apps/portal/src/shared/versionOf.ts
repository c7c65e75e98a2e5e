/** The version that an edit is based on: the record that the user decided to write over, or else the one on screen. */
export function versionOf(
  record: Readonly<Record<string, unknown>> | undefined,
  shown: { readonly version: number },
): number {
  const version = record?.['version'];
  return typeof version === 'number' ? version : shown.version;
}
