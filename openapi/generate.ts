import { writeFileSync } from 'node:fs';
import { enumsFromDomain } from './generate-enums.ts';
import { typesOf } from './generate-types.ts';
import { listDialects } from './generateListDialects.ts';

/** `npm run generate`: domain → enums of the contract → types and list dialects of the client. The staleness test calls the same parts. */
for (const [file, text] of enumsFromDomain()) writeFileSync(file, text);
for (const version of ['v1', 'v2'] as const) {
  const { file, text } = await typesOf(version);
  writeFileSync(file, text);
}
const { file, text } = await listDialects();
writeFileSync(file, text);
