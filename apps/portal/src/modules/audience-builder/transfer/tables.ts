import type { V1Schemas } from '@mailroom/api-client';

type Tables = V1Schemas['AudienceUpload']['tables'];

/** The only table that is neither hidden nor about people who must not be mailed. With several, a person knows better. */
export function likelyTable(tables: Tables): number | undefined {
  const likely = tables.flatMap(({ is_hidden, speaks_of_consent }, at) => (is_hidden || speaks_of_consent ? [] : [at]));
  return likely.length === 1 ? likely[0] : undefined;
}

export function tableQuestion({ name, tables }: Pick<V1Schemas['AudienceUpload'], 'name' | 'tables'>): string {
  const isSheet = tables.every(({ is_sheet: each }) => each);
  const isFile = tables.every(({ is_sheet: each }) => !each);
  return `Which ${isSheet ? 'sheet' : isFile ? 'file' : 'table'} of ${name} has the people?`;
}
