import type { Deps } from '../../../platform/deps.ts';
import type { Fill, RevisionForSend } from '../../creatives/creatives.reads.ts';
import type { LinkAt } from '../ledger/launchLinks.repository.ts';
import { personValues } from '../ledger/personValues.ts';
import { trackingUrls } from '../tracking/trackingToken.ts';

/** A message to one person, as far as its content depends on it. */
export interface Addressed {
  id: number;
  email: string;
  merge: Record<string, unknown>;
}

type Values = Fill['values'];

/** The values that are the same for everybody. */
export function senderValues({ sender }: RevisionForSend): Record<string, string | undefined> {
  return { postal_address: sender?.postalAddress, from_name: sender?.fromName };
}

/** An address to leave by is always right, so any will do where a mail is only judged or shown. */
const LEAVE = { unsubscribe_url: 'https://unsubscribe.invalid/' };

/** The values by which the mail to one person is judged. */
export function judgedValues(fixed: Values, { email, merge }: Omit<Addressed, 'id'>): Values {
  return Object.assign(personValues(email, merge), fixed, LEAVE);
}

/**
 * Returns how a mail is filled for one person. With `linkAt`, links to known hosts go through the tracking host and opens
 * are counted; a test has no launch, so its links stay unchanged.
 */
export function fillerOf(deps: Deps, revision: RevisionForSend, linkAt: LinkAt | null): (message: Addressed) => Fill {
  const urls = trackingUrls(deps, revision.accountId);
  const fixed = senderValues(revision);
  return ({ id, email, merge }) => ({
    values: { ...personValues(email, merge), unsubscribe_url: urls.unsubscribe(id), ...fixed },
    ...(linkAt && {
      linkUrl: (place: Parameters<LinkAt>[0]) => {
        const link = linkAt(place);
        return link === undefined ? undefined : urls.click(id, link);
      },
      pixelUrl: urls.open(id),
    }),
  });
}
