import { writeFileSync } from 'node:fs';
import { enumsFromDomain } from './generateEnums.ts';
import { typesOf } from './generateTypes.ts';
import { listDialects } from './generateListDialects.ts';

// `npm run generate`: writes the contracts' enums from domain, then the client's types and list dialects from the contracts.
// generated.test.ts compares the files with the same functions.
for (const [file, text] of enumsFromDomain()) writeFileSync(file, text);
for (const version of ['v1', 'v2'] as const) {
  const { file, text } = await typesOf(version);
  writeFileSync(file, text);
}
const { file, text } = await listDialects();
writeFileSync(file, text);
