import { on } from '../../platform/facts/registry.ts';
import type { Module } from '../../contract/module.ts';
import { creativeCheck } from './check/check.job.ts';
import { draftHandlers } from './draft/draft.handlers.ts';
import { draftSweep } from './draft/sweep.job.ts';
import { creativeHost } from './host/host.ts';
import { overridesEnd } from './override/endOverrides.job.ts';
import { signOffsAgain, signOffsNeededAgain } from './part-sign-off/neededAgain.job.ts';
import { partSignOffHandlers } from './part-sign-off/partSignOff.handlers.ts';
import { creativeSeeds, readInheritedAgain } from './check/seeds/seeds.job.ts';
import { creativeFiles } from './creatives.files.ts';
import { creativeHandlers } from './creatives.handlers.ts';
import { creativeUses } from './creatives.uses.ts';
import { linkWatch } from './watch/watch.job.ts';
import { signOffHandlers } from './sign-off/signOff.handlers.ts';

export const creativesModule: Module = {
  name: 'creatives',
  handlers: { ...creativeHandlers, ...signOffHandlers, ...partSignOffHandlers, ...draftHandlers },
  jobs: [creativeCheck, creativeSeeds, draftSweep, linkWatch, overridesEnd, signOffsAgain],
  facts: [
    on('account', (tx, { id }) => signOffsNeededAgain(tx, id)),
    on('advertiser', (tx, { id }) => readInheritedAgain(tx, id)),
  ],
  uses: creativeUses,
  files: creativeFiles,
  creativeHost,
};
