import { isWithin } from './alignment.ts';
import { unknown, type DnsAnswer, type RecordVerdict } from './dnsAnswer.ts';
import { readTags } from './tags.ts';

export function dmarcName(domain: string): string {
  return `_dmarc.${domain}`;
}

const POLICIES = ['none', 'quarantine', 'reject'];
const VALUE = 'v=DMARC1; p=none';

interface DmarcInDns {
  domain: string;
  /** The registered domain that it belongs to, or the domain itself. Its record counts where the domain has none. */
  organisation: string;
  own: DnsAnswer | undefined;
  ofOrganisation: DnsAnswer | undefined;
  /** The domains in From that are signed for this domain. */
  from: readonly string[];
}

/** A record, and where it stands. */
interface PlacedVerdict extends RecordVerdict {
  readonly place: string;
  readonly texts: readonly string[];
}

function textsOf(answer: DnsAnswer | undefined): readonly string[] {
  return answer?.state === 'found' ? answer.texts : [];
}

interface Place {
  place: string;
  texts: readonly string[];
}

function isPolicy(text: string | undefined): boolean {
  return text !== undefined && POLICIES.includes(text.toLowerCase());
}

/** Judges the only record. A receiver that finds no valid policy in it acts as if there were none. */
function judgeRecord(
  { domain, from }: DmarcInDns,
  { place, texts }: Place,
  tags: ReadonlyMap<string, string> | undefined,
): PlacedVerdict {
  const at = { place, texts, value: null };
  if (
    tags === undefined ||
    !isPolicy(tags.get('p')) ||
    (domain !== place && !isPolicy(tags.get('sp') ?? tags.get('p')))
  ) {
    const message = 'The DMARC record has no valid policy, so receivers ignore it.';
    return {
      ...at,
      state: 'wrong',
      value: VALUE,
      message,
      advice: 'Write p=none, p=quarantine or p=reject after v=DMARC1.',
    };
  }
  const isStrict = tags.get('adkim')?.toLowerCase() === 's';
  const failing = isStrict ? from.filter((name) => name !== domain) : [];
  if (failing.length > 0) {
    const message = `The DMARC record wants the exact domain (adkim=s), so e-mails from ${failing[0]} don’t pass by this signature.`;
    return { ...at, state: 'wrong', message, advice: `Add ${failing[0]} as a sending domain too, or write adkim=r.` };
  }
  const where =
    domain === place ? 'The domain has a DMARC record' : `The DMARC record of ${place} counts for this domain`;
  return { ...at, state: 'ok', message: `${where}, and e-mails signed for ${domain} pass it.`, advice: null };
}

/** Judges the DMARC record that counts for a domain: its own, or else that of its organisation. */
export function judgeDmarc(dmarc: DmarcInDns): PlacedVerdict {
  const { domain, organisation, own, ofOrganisation } = dmarc;
  const isBelow = organisation !== domain && isWithin(domain, organisation);
  const hasOwn = textsOf(own).length > 0 || !isBelow;
  const found: Place = hasOwn
    ? { place: domain, texts: textsOf(own) }
    : { place: organisation, texts: textsOf(ofOrganisation) };
  const nowhere = { place: domain, texts: [] };
  if (found.texts.length > 1) {
    const message = `${found.place} has ${found.texts.length} DMARC records, so receivers ignore all of them.`;
    return { ...found, state: 'wrong', value: null, message, advice: 'Keep one of them, and remove the others.' };
  }
  if (found.texts.length === 1) return judgeRecord(dmarc, found, readTags(String(found.texts[0])));
  const asked = isBelow ? [own, ofOrganisation] : [own];
  if (asked.some((answer) => answer === undefined)) return { ...nowhere, ...unknown('unchecked', null, null) };
  if (asked.some((answer) => answer?.state === 'unreachable'))
    return { ...nowhere, ...unknown('unreachable', null, null) };
  const message = 'The domain has no DMARC record.';
  return { ...nowhere, state: 'missing', value: VALUE, message, advice: 'Add this record to the DNS of your domain.' };
}
