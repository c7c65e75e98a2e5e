import { on } from '../../platform/facts/registry.ts';
import type { Module } from '../../contract/module.ts';
import { creativeCheck } from './check/check.job.ts';
import { draftHandlers } from './draft/draft.handlers.ts';
import { draftSweep } from './draft/sweep.job.ts';
import { creativeHost } from './host/host.ts';
import { creativeSeeds, readInheritedAgain } from './seeds/seeds.job.ts';
import { creativeFiles } from './creatives.files.ts';
import { creativeHandlers } from './creatives.handlers.ts';
import { creativeUses } from './creatives.uses.ts';
import { signOffHandlers } from './sign-off/signOff.handlers.ts';

export const creativesModule: Module = {
  name: 'creatives',
  handlers: { ...creativeHandlers, ...signOffHandlers, ...draftHandlers },
  jobs: [creativeCheck, creativeSeeds, draftSweep],
  facts: [on('advertiser', (tx, { id }) => readInheritedAgain(tx, id))],
  uses: creativeUses,
  files: creativeFiles,
  creativeHost,
};
