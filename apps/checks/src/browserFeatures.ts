import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest versions that CONTRIBUTING.md promises. A use of something newer, without a guard, fails. */
export const FLOOR = { chrome: 125, firefox: 128, safari: 17.4 } as const;

interface Feature {
  /** As it is written in our sources. */
  written: RegExp;
  since: { chrome: number; firefox: number; safari: number };
  /** Where its absence is handled, so that its versions don't count. */
  guarded?: RegExp;
}

const NEVER = Infinity;

/** Features that a browser of the last years may lack, by its first versions. Older features aren't listed. */
const FEATURES: Readonly<Record<string, Feature>> = {
  'Map.groupBy': { written: /\b(?:Map|Object)\.groupBy\(/, since: { chrome: 117, firefox: 119, safari: 17.4 } },
  checkVisibility: { written: /\.checkVisibility\(/, since: { chrome: 105, firefox: 106, safari: 17.4 } },
  popover: { written: /\.showPopover\(|\bpopover=/, since: { chrome: 114, firefox: 125, safari: 17 } },
  'Intl.Segmenter': { written: /Intl\.Segmenter\b/, since: { chrome: 87, firefox: 125, safari: 14.1 } },
  'URL.canParse': { written: /URL\.canParse\(/, since: { chrome: 120, firefox: 115, safari: 17 } },
  'URL.parse': { written: /\bURL\.parse\(/, since: { chrome: 126, firefox: 126, safari: 18 } },
  ':dir()': { written: /:dir\(/, since: { chrome: 120, firefox: 49, safari: 16.4 } },
  ':has()': { written: /:has\(/, since: { chrome: 105, firefox: 121, safari: 15.4 } },
  subgrid: { written: /:\s*subgrid\b/, since: { chrome: 117, firefox: 71, safari: 16 } },
  'round() in CSS': {
    written: /:[^;]*\bround\((?:up|down|nearest)/,
    since: { chrome: 125, firefox: 118, safari: 15.4 },
  },
  'container queries': { written: /@container\b/, since: { chrome: 105, firefox: 110, safari: 16 } },
  'gradient in a colour space': {
    written: /gradient\([^)]*\bin srgb/,
    since: { chrome: 111, firefox: 127, safari: 16.2 },
  },
  'color-mix': { written: /color-mix\(/, since: { chrome: 111, firefox: 113, safari: 16.2 } },
  oklch: { written: /oklch\(/, since: { chrome: 111, firefox: 113, safari: 15.4 } },
  inert: { written: /\binert[=:]/, since: { chrome: 102, firefox: 112, safari: 15.5 } },
  'arrays changed by copy': {
    written: /\.(?:toSorted|toSpliced|toReversed)\(/,
    since: { chrome: 110, firefox: 115, safari: 16 },
  },
  'AbortSignal.timeout': { written: /AbortSignal\.timeout\(/, since: { chrome: 103, firefox: 100, safari: 16 } },
  'AbortSignal.any': { written: /AbortSignal\.any\(/, since: { chrome: 116, firefox: 124, safari: 17.4 } },
  'Promise.withResolvers': { written: /Promise\.withResolvers\(/, since: { chrome: 119, firefox: 121, safari: 17.4 } },
  'methods of sets': {
    written: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    since: { chrome: 122, firefox: 127, safari: 17 },
  },
  'methods of iterators': {
    written: /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|toArray|take|drop)\(/,
    since: { chrome: 122, firefox: 131, safari: 18.4 },
    // Its keys are an array.
    guarded: /oidcClient/,
  },
  'Promise.try': { written: /Promise\.try\(/, since: { chrome: 128, firefox: 134, safari: 18.2 } },
  'RegExp.escape': { written: /RegExp\.escape\(/, since: { chrome: 136, firefox: 134, safari: 18.2 } },
  'Array.fromAsync': { written: /Array\.fromAsync\(/, since: { chrome: 121, firefox: 115, safari: 16.4 } },
  'light-dark()': { written: /light-dark\(/, since: { chrome: 123, firefox: 120, safari: 17.5 } },
  '@starting-style': { written: /@starting-style\b/, since: { chrome: 117, firefox: 129, safari: 17.5 } },
  'scrollbar-color': {
    written: /scrollbar-color:/,
    since: { chrome: 121, firefox: 64, safari: 18.2 },
    guarded: /DeviceFrame/,
  },
  'field-sizing': { written: /field-sizing:/, since: { chrome: 123, firefox: NEVER, safari: 26.2 } },
  'anchor positioning': { written: /anchor-name:|position-anchor:/, since: { chrome: 125, firefox: 147, safari: 26 } },
  'view transitions': { written: /startViewTransition\(/, since: { chrome: 111, firefox: 144, safari: 18 } },
  'animation-timeline': {
    written: /animation-timeline:/,
    since: { chrome: 115, firefox: NEVER, safari: 26 },
    guarded: /Tabs/,
  },
  requestIdleCallback: {
    written: /requestIdleCallback\(/,
    since: { chrome: 47, firefox: 55, safari: NEVER },
    guarded: /warmUp|idle/i,
  },
};

const SOURCES = [
  'packages/{design-system,api-client,domain}/{src/**/*.{ts,tsx},*.css}',
  'apps/portal/{src/**/*.{ts,tsx},*.html}',
];
const OF_TESTS = /\.(?:test|stories|samples|examples|guide)\.tsx?$|\/(?:docs|fixtures|testing)\//;

interface Use {
  feature: string;
  file: string;
}

/** Where each feature is used in what browsers load. */
export function featureUses(root: string): readonly Use[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !OF_TESTS.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return Object.entries(FEATURES)
        .filter(([, { written, guarded }]) => written.test(text) && guarded?.test(file) !== true)
        .map(([feature]) => ({ feature, file }));
    });
}

/** The uses of what a browser of the floor doesn't have. */
export function tooNew(uses: readonly Use[]): readonly string[] {
  return uses.flatMap(({ feature, file }) => {
    const since = FEATURES[feature]?.since ?? FLOOR;
    const late = (['chrome', 'firefox', 'safari'] as const).filter((name) => since[name] > FLOOR[name]);
    return late.map(
      (name) => `${file}: ${feature} needs ${name} ${since[name]}, CONTRIBUTING.md promises ${FLOOR[name]}`,
    );
  });
}
