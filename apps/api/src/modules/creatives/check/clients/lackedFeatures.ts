import type { ClientId } from '@mailroom/domain/verdicts/emailClients';
import { caniemail } from 'caniemail';
import type { ClientParts, Place } from './clientParts.ts';

/** A feature that a client lacks or knows in part, with how often the e-mail uses it and its first place. */
export interface LackedFeature extends Place {
  feature: string;
  support: 'none' | 'partial';
  notes: string[];
  /** Whether the markup uses it, and not only a style sheet. */
  isInMarkup: boolean;
}

interface Sighting extends LackedFeature {
  client: string;
}

function sightingsIn(
  content: { html: string } | { css: string },
  ids: readonly ClientId[],
  placeOf: (line: number | undefined, feature: string) => Place | undefined,
): Sighting[] {
  const { issues } = caniemail({ clients: [...ids], ...content });
  const isInMarkup = 'html' in content;
  return (
    [
      ['none', issues.errors],
      ['partial', issues.warnings],
    ] as const
  ).flatMap(([support, byClient]) =>
    [...byClient].flatMap(([client, features]) =>
      features.flatMap(({ title, notes, position }) => {
        const place = placeOf(position?.start.line, title);
        return place ? [{ client, feature: title, support, notes, isInMarkup, ...place }] : [];
      }),
    ),
  );
}

function firstOf(places: readonly [Place, ...Place[]]): Pick<Place, 'line' | 'col'> {
  const { line, col } = places.reduce((first, place) =>
    place.line < first.line || (place.line === first.line && (place.col ?? 0) < (first.col ?? 0)) ? place : first,
  );
  return { line, ...(col !== undefined && { col }) };
}

function joined(same: readonly [Sighting, ...Sighting[]]): LackedFeature {
  const [{ feature, support }] = same;
  return {
    feature,
    support,
    count: same.reduce((sum, { count }) => sum + count, 0),
    ...firstOf(same),
    notes: [...new Set(same.flatMap(({ notes }) => notes))],
    isInMarkup: same.some((each) => each.isInMarkup),
  };
}

/** Returns what each client lacks, first what it lacks altogether. Throws where caniemail has no data about a client. */
export function lackedFeatures(
  { tags, styles, atRules }: ClientParts,
  ids: readonly ClientId[],
): Map<string, LackedFeature[]> {
  const inTags = sightingsIn({ html: tags.text }, ids, (line) => tags.places.get(line ?? 0));
  // Given both, caniemail looks at the markup and at none of the sheets. It refuses an empty sheet.
  const inStyles =
    styles.text === ''
      ? []
      : sightingsIn({ css: styles.text }, ids, (line, feature) =>
          line === undefined ? atRules.get(feature) : styles.places.get(line),
        );
  const all = [...inTags, ...inStyles];
  const found = new Map<string, LackedFeature[]>(ids.map((id) => [id, []]));
  for (const wanted of ['none', 'partial'] as const) {
    const own = all.filter(({ support }) => support === wanted);
    for (const [first, ...others] of Map.groupBy(own, ({ client, feature }) => `${client} ${feature}`).values())
      if (first) found.get(first.client)?.push(joined([first, ...others]));
  }
  return found;
}
