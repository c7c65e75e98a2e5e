import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { askedSizes } from '../package/askedSizes.ts';
import { componentsOf } from '../package/componentsOf.ts';
import { measureAll } from '../package/measureSizes.ts';
import { packOutside } from '../package/pack.setup.ts';
import { publicTypes } from '../package/publicTypes.ts';
import { PUBLISHED_PACKAGES } from '../package/publishedPackages.ts';

function withRoom(bytes: number): number {
  return Math.ceil((bytes * 1.1) / 100) * 100;
}

// Writes the agreed facts of the published packages again: sizes with a tenth of room, and public types.
const outside = packOutside();
try {
  for (const name of PUBLISHED_PACKAGES) {
    const types = publicTypes(join(outside, 'node_modules/@mailroom', name));
    writeFileSync(join(root, 'packages', name, 'api.txt'), types);
  }
  const names = componentsOf(outside);
  const sizes = await measureAll(outside, names);
  const budgets = names.map((name) => {
    const { shown, whole } = sizes.get(name) ?? { shown: 0, whole: 0 };
    return [name, { shown: Math.min(withRoom(shown), askedSizes[name] ?? Infinity), whole: withRoom(whole) }];
  });
  const path = join(root, 'packages/design-system/budgets.json');
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(budgets), null, 2)}\n`);
  for (const [name, { shown, whole }] of sizes)
    console.log(name.padEnd(24), String(shown).padStart(7), String(whole).padStart(7));
} finally {
  rmSync(outside, { recursive: true, force: true });
}
