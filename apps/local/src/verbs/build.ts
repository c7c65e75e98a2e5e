import { join } from 'node:path';
import { buildPortal } from '../supervisor/portalBuild.ts';
import { run } from '../supervisor/run.ts';
import { asVerb, root } from './root.ts';

const PUBLISHED = ['design-system', 'api-client'];

await asVerb(async () => {
  for (const name of PUBLISHED) {
    await run(join(root, 'packages', name), ['build.ts']);
    console.log(`packages/${name}: built`);
  }
  console.log(`apps/portal: ${(await buildPortal(root)) ? 'built' : 'nothing has changed'}`);
});
