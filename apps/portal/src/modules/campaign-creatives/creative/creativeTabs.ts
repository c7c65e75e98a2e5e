type CreativeTab = 'overview' | 'html' | 'text' | 'links' | 'clients' | 'readers' | 'seeds' | 'revisions' | 'activity';

/** Ends the address of the page whose findings are to be read: they take the focus. */
export const FINDINGS_MARK = '#findings';

/** The tab where a finding or reason is fixed, by the start of its kind. */
const PLACES: readonly (readonly [RegExp, CreativeTab, string])[] = [
  [/^text_/, 'text', 'Edit the text'],
  [/^links_|link(?!s)|redirect/, 'links', 'Go to links'],
  [/^client/, 'clients', 'Go to clients'],
  [/seed/, 'seeds', 'Go to seeds'],
  [/^(no_subject|subject|no_preheader|no_sender)/, 'overview', 'Edit the details'],
];

export function placeOf(kind: string): { tab: CreativeTab; label: string } {
  // A missing link can't be shown among the links.
  const [, tab, label] = (kind !== 'no_unsubscribe_link' && PLACES.find(([beginning]) => beginning.test(kind))) || [
    kind,
    'html' as const,
    'View the HTML',
  ];
  return { tab, label };
}
