import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';

/** The page's names, ports and folders, each with the one of this run. Nothing else of the page is changed. */
export type Replacements = Readonly<Record<string, string>>;

/** Replaces longer names first, so that no name is replaced inside another one. */
function replaced(text: string, replacements: Replacements): string {
  return Object.entries(replacements)
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((result, [name, value]) => result.replaceAll(name, value), text);
}

/** The text of one of a page's code blocks, by the name after its language. */
export function block(name: string, replacements: Replacements, page = 'OPERATING.md'): string {
  const escaped = name.replaceAll('.', String.raw`\.`);
  const text = new RegExp(`^\`\`\`\\w+ ${escaped}\\n(.*?)^\`\`\`$`, 'ms').exec(
    readFileSync(join(root, page), 'utf8'),
  )?.[1];
  if (text === undefined) throw new Error(`${page} has no block named ${name}`);
  return replaced(text, replacements);
}

/** The values of a key in a systemd unit. */
function valuesOf(unit: string, key: string): string[] {
  return [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

interface Service {
  program: string;
  args: string[];
  env: Record<string, string>;
}

function pairs(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ''] = /^(\w+)="?(.*?)"?$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  );
}

/** The program that systemd would start: it doesn't run on test machines. */
export function serviceOf(unit: string): Service {
  const [program = '', ...args] = (valuesOf(unit, 'ExecStart')[0] ?? '').split(' ');
  const file = valuesOf(unit, 'EnvironmentFile')[0] ?? '';
  const env = {
    ...pairs(readFileSync(file, 'utf8').split('\n')),
    ...pairs(valuesOf(unit, 'Environment').flatMap((value) => value.split(' '))),
  };
  return { program, args, env };
}
