import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { benchAgainst } from './against.ts';
import { holds, ratioOf } from './figure.ts';
import type { Figure, Suite } from './figure.ts';
import { addToReport, currentLoad } from './report.ts';
import { versions } from './versions.ts';
import { shown } from './words.ts';

const folder = new URL('suites/', import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3));
const {
  values: { against },
  positionals: requested,
} = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } });
const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. The suites are: ${names.join(', ')}`);
  process.exit(2);
}

if (against !== undefined)
  process.exit(await benchAgainst(against, requested.length > 0 ? requested : names.toSorted()));

function line(figure: Figure): string {
  const ratio = ratioOf(figure);
  const against = figure.peer ? `, ${shown(figure.peer.value)} ${figure.peer.what}: ${ratio?.toFixed(2)} ×` : '';
  const missed = figure.budgets.filter((budget) => !holds(figure, budget));
  const verdict =
    missed.map(({ measure, bound, limit }) => `missed: ${measure} ${bound} ${limit}`).join('; ') || 'held';
  return `  ${figure.what}: ${shown(figure.value)} ${figure.unit}${against} — ${figure.budgets.length === 0 ? 'no budget' : verdict}`;
}

let hasFailed = false;
for (const name of requested.length > 0 ? requested : names.toSorted()) {
  const { suite } = (await import(new URL(`${name}.ts`, folder).href)) as { suite: Suite };
  console.log(suite.title);
  try {
    const loadBefore = currentLoad();
    const figures = await suite.run();
    for (const figure of figures) console.log(line(figure));
    await addToReport(new URL('../report/', import.meta.url), suite, {
      figures,
      loadBefore,
      versions: versions(suite.packages),
    });
  } catch (error) {
    // The other suites still run.
    hasFailed = true;
    console.error(error);
  }
}
process.exit(hasFailed ? 1 : 0);
