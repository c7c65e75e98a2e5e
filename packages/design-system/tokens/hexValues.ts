import { globSync, readFileSync } from 'node:fs';
import { toHex } from './oklch.ts';

const COLOUR = /("colorSpace": "oklch",(\s+)"components": \[([^\]]+)\])(?:,\s+"hex": "[^"]*")?/g;

/** Gives each colour of a token file its `hex`: the nearest sRGB colour, for programs that can't read oklch. */
function withHex(text: string): string {
  return text.replaceAll(COLOUR, (_all, colour: string, gap: string, components: string) => {
    const numbers = components.split(',').map(Number) as [number, number, number];
    return `${colour},${gap}"hex": "${toHex(numbers)}"`;
  });
}

/** Returns the token files, written by hand except for the `hex` of their colours. */
export function filesWithHex(): [URL, string][] {
  return globSync('*.tokens.json', { cwd: import.meta.dirname })
    .filter((file) => file !== 'figma.tokens.json')
    .map((file) => new URL(file, import.meta.url))
    .map((file): [URL, string] => [file, readFileSync(file, 'utf8')])
    .filter(([, text]) => text.includes('"colorSpace"'))
    .map(([file, text]) => [file, withHex(text)]);
}
