import { getAllFeatures } from 'caniemail';

type CaniemailClient = Parameters<typeof getAllFeatures>[0][number];

/** The parts of HTML and CSS that one e-mail client doesn't support, by their own names in lower case. */
export interface ClientGaps {
  properties: ReadonlySet<string>;
  /** A property with one value, as in `display:flex`. */
  pairs: ReadonlySet<string>;
  functions: ReadonlySet<string>;
  units: ReadonlySet<string>;
  atRules: ReadonlySet<string>;
  /** Words in the condition of an `@media` that make it unsupported. */
  conditions: ReadonlySet<string>;
  /** Pseudo-classes and pseudo-elements, without their colons. */
  pseudos: ReadonlySet<string>;
  /** Titles of features that only the code that looks for them can match. */
  titles: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

const SEMANTIC = 'article aside details figcaption figure footer header main mark nav section summary time'.split(' ');

/** caniemail names features for people; these names hold more than one thing or not its own word. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'border-inline & border-block individual logical properties': [
    'border-block-end',
    'border-block-start',
    'border-inline-end',
    'border-inline-start',
  ],
  'border-inline & border-block longhand properties': ['block', 'inline'].flatMap((axis) =>
    ['color', 'style', 'width'].map((part) => `border-${axis}-${part}`),
  ),
  'border-radius logical properties': ['end-end', 'end-start', 'start-end', 'start-start'].map(
    (corner) => `border-${corner}-radius`,
  ),
  'css column properties': ['columns', 'column-width', 'column-rule', 'column-span', 'column-fill'],
  'grid-template-* properties': ['grid-template', 'grid-template-areas', 'grid-template-columns', 'grid-template-rows'],
};

function matches(titles: readonly string[], pattern: RegExp): Set<string> {
  return new Set(titles.flatMap((title) => [...title.matchAll(pattern)].map((match) => match[1] ?? '')));
}

function propertiesOf(title: string): readonly string[] {
  const listed = LISTED[title];
  if (listed) return listed;
  const names = title.replace(/(?: css)? property$/, '').split(/,\s*|\s*&\s*/);
  return names.every((name) => /^[a-z]+(?:-[a-z]+)*$/.test(name)) ? names : [];
}

function gapsOf(features: readonly { title: string; support: string }[]): ClientGaps {
  const titles = features.filter(({ support }) => support === 'none').map(({ title }) => title.trim().toLowerCase());
  const properties = new Set(titles.flatMap(propertiesOf));
  const elements = matches(titles, /^<([a-z]+)> element$/g);
  // Without it nothing would be left to show.
  for (const needed of ['body', 'link', 'style']) elements.delete(needed);
  if (titles.includes('embedded <svg> image')) elements.add('svg');
  if (titles.includes('html5 semantics')) for (const name of SEMANTIC) elements.add(name);
  if (titles.some((title) => title.startsWith('<input '))) elements.add('input');
  return {
    properties,
    elements,
    pairs: new Set(titles.filter((title) => /^[a-z-]+: ?[a-z]+$/.test(title)).map((title) => title.replace(' ', ''))),
    functions: matches(titles, /(?:^|\s)([a-z-]+)\(\)/g),
    units: matches(titles, /^([a-z]+) unit$/g),
    atRules: matches(titles, /^@([a-z-]+)$/g),
    conditions: matches(titles, /@media \(([a-z-]+)\)/g),
    pseudos: matches(titles, /^::?([a-z-]+)(?:\(\))?$/g),
    titles: new Set(titles),
    attributes: new Set(titles.flatMap((title) => /^(.+) attributes?$/.exec(title)?.[1]?.split(' and ') ?? [])),
  };
}

const known = new Map<string, ClientGaps>();

/** Returns what a client by caniemail's name (`outlook.windows`) doesn't support at all. Partial support counts as support. */
export function clientGaps(id: CaniemailClient): ClientGaps {
  const gaps = known.get(id) ?? gapsOf(getAllFeatures([id]).unsupported.get(id) ?? []);
  known.set(id, gaps);
  return gaps;
}
