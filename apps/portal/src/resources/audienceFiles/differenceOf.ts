import type { V1Schemas } from '@mailroom/api-client';

/** How a file differs from that of an upload; undefined for the same file. */
export function differenceOf(
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
  { name, size, last_modified: changed }: Pick<V1Schemas['AudienceUpload'], 'name' | 'size' | 'last_modified'>,
): 'name' | 'size' | 'date' | undefined {
  if (file.name !== name) return 'name';
  if (file.size !== size) return 'size';
  return changed !== null && file.lastModified !== changed ? 'date' : undefined;
}
