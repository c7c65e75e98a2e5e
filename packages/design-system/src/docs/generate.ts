import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPage } from './findPage.ts';

/** `npm run generate`: the components' guides → the page that finds them by what they do. */
writeFileSync(join(import.meta.dirname, 'Find.generated.mdx'), await findPage());
