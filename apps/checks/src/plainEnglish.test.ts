import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@apidevtools/json-schema-ref-parser';
import { expect, it } from 'vitest';
import { root } from './command.ts';
import { plainerWords } from './rules/plainEnglish.ts';

function filesOf(pattern: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.data)$/.test(path),
  }).toSorted();
}

function* textsIn(node: unknown): Generator<string> {
  if (typeof node === 'string') yield node;
  else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) yield* textsIn(child);
}

function problems(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => {
    const found = plainerWords(text, false);
    return found === undefined ? [] : [`${text.slice(0, 200)}\n  ${found}`];
  });
}

it.each(filesOf('openapi/**/*.yaml'))('%s is plain English', async (file) => {
  const comments = readFileSync(join(root, file), 'utf8').match(/(?<=^\s*# ).*/gm) ?? [];
  expect(problems([...comments, ...textsIn(await parse(join(root, file)))])).toEqual([]);
});

it.each([...filesOf('**/*.{md,mdx}'), ...filesOf('.{changeset,storybook}/**/*.{md,mdx}')])(
  '%s is plain English',
  (file) => {
    const paragraphs = readFileSync(join(root, file), 'utf8').split(/\n\s*\n|\n(?=[-|#])/);
    expect(problems(paragraphs.map((paragraph) => paragraph.replaceAll(/\s+/g, ' ')))).toEqual([]);
  },
);
