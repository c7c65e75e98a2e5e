import type { Deps } from '../../../platform/deps.ts';
import type { Message } from '../../../platform/mail/mail.ts';
import { fillTemplate, loadTemplate, type RevisionForSend, type Sender } from '../../creatives/creatives.reads.ts';
import type { Claimed } from './ledger.repository.ts';
import { trackingUrls } from '../tracking/trackingToken.ts';

export type Render = (message: Claimed) => Message;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function valuesOf(
  { email, merge }: Claimed,
  sender: Sender,
  unsubscribeUrl: string,
): Record<string, string | undefined> {
  const custom = typeof merge['custom'] === 'object' && merge['custom'] !== null ? merge['custom'] : {};
  return {
    ...Object.fromEntries(Object.entries(custom).map(([name, value]) => [`custom.${name}`, textOf(value)])),
    first_name: textOf(merge['first_name']),
    last_name: textOf(merge['last_name']),
    company: textOf(merge['company']),
    country: textOf(merge['country']),
    postal_code: textOf(merge['postal_code']),
    email,
    unsubscribe_url: unsubscribeUrl,
    postal_address: sender.postalAddress,
    from_name: sender.fromName,
  };
}

/** Marks proofs and tests in the subject, so that nobody mistakes one for the campaign. */
const prefixes: Partial<Record<Claimed['purpose'], string>> = { proof: '[Proof] ', test: '[Test] ' };

/**
 * Writes the messages of one revision. With `links`, plain links go through the tracking host and opens are counted;
 * a test has no launch, so its links stay unchanged.
 */
export async function renderer(
  deps: Deps,
  revision: RevisionForSend,
  links: ReadonlyMap<number, number> | null,
): Promise<Render> {
  const { sender, accountId } = revision;
  if (!sender) throw new Error(`revision ${revision.id} has no sender`);
  const template = await loadTemplate(deps, revision);
  const urls = trackingUrls(deps, accountId);
  return (message) => {
    const unsubscribe = urls.unsubscribe(message.id);
    const filled = fillTemplate(template, {
      values: valuesOf(message, sender, unsubscribe),
      ...(links && {
        linkUrl: (position: number) => {
          const link = links.get(position);
          return link === undefined ? undefined : urls.click(message.id, link);
        },
        pixelUrl: urls.open(message.id),
      }),
    });
    return {
      from: { name: sender.fromName, address: sender.fromEmail },
      to: message.email,
      ...(sender.replyTo && { replyTo: sender.replyTo }),
      subject: `${prefixes[message.purpose] ?? ''}${filled.subject}`,
      ...(filled.html !== null && { html: filled.html }),
      text: filled.text,
      messageId: message.message_id,
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
        'Auto-Submitted': 'auto-generated',
      },
    };
  };
}
