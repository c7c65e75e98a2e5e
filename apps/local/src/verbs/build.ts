import { join } from 'node:path';
import { buildPortal } from '../supervisor/portalBuild.ts';
import { run } from '../supervisor/run.ts';
import { asVerb, root } from './root.ts';

const FOLDERS = ['packages/design-system', 'packages/api-client', 'apps/api'];

await asVerb(async () => {
  for (const folder of FOLDERS) {
    await run(join(root, folder), ['build.ts']);
    console.log(`${folder}: built`);
  }
  console.log(`apps/portal: ${(await buildPortal(root)) ? 'built' : 'nothing has changed'}`);
});
