export type CreativeTab = 'overview' | 'html' | 'links' | 'clients' | 'seeds' | 'revisions' | 'activity';

/** Where what a finding or a reason is about gets fixed, by the beginning of its kind. */
const PLACES: readonly (readonly [RegExp, CreativeTab, string])[] = [
  [/link(?!s)|redirect/, 'links', 'Go to links'],
  [/^client/, 'clients', 'Go to clients'],
  [/seed/, 'seeds', 'Go to seeds'],
  [/^(no_subject|subject|no_preheader|no_sender)/, 'overview', 'Edit the details'],
];

export function placeOf(kind: string): { tab: CreativeTab; label: string } {
  // What is missing in the HTML can't be found among its links.
  const [, tab, label] = (kind !== 'no_unsubscribe_link' && PLACES.find(([beginning]) => beginning.test(kind))) || [
    kind,
    'html' as const,
    'See the HTML',
  ];
  return { tab, label };
}
