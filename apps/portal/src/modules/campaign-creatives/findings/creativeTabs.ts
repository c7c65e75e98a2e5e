import { paths } from '../../../shared/paths.ts';

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

function placeOf(kind: string): { tab: CreativeTab; label: string } {
  // A missing link can't be shown among the links.
  const [, tab, label] = (kind !== 'no_unsubscribe_link' && PLACES.find(([beginning]) => beginning.test(kind))) || [
    kind,
    'html' as const,
    'View the HTML',
  ];
  return { tab, label };
}

interface Cause {
  kind: string;
  /** The record that it is about. */
  subject: { entity: string; id: number } | null;
  /** Its place in the HTML. Default: it has none. */
  line?: number | undefined;
}

/** Returns where a finding or a reason is fixed: the very link, e-mail client or line, where it names one. */
export function wayTo(creativeId: number, { kind, subject, line }: Cause): { href: string; label: string } {
  const { tab, label } = placeOf(kind);
  const { creative, creativeClient, creativeDialog, creativeLine, creativeLink } = paths.campaignCreatives;
  if (subject?.entity === 'email_link') return { href: creativeLink(creativeId, subject.id), label };
  if (subject?.entity === 'email_client') return { href: creativeClient(creativeId, subject.id), label };
  if (tab === 'html' && line !== undefined) return { href: creativeLine(creativeId, line), label };
  if (tab === 'overview') return { href: creativeDialog(creativeId, 'edit'), label };
  return { href: creative(creativeId, tab), label };
}
