import { readContracts } from './readContract.ts';

const FILE = new URL('../packages/api-client/src/listDialects.ts', import.meta.url);
const HEAD = '// Made by `npm run generate` from `x-list` in openapi. Not edited by hand.\n';

/** The client's map from a list's operation to its dialect, and what the generated file must hold. */
export async function listDialects(): Promise<{ file: URL; text: string }> {
  const rows = (await readContracts()).flatMap(({ operationId, parameters, 'x-list': list }) =>
    list && parameters.some(({ name }) => name === 'start') ? [`  ${operationId}: '${list.dialect}',\n`] : [],
  );
  return { file: FILE, text: `${HEAD}export const LIST_DIALECTS = {\n${rows.toSorted().join('')}} as const;\n` };
}
