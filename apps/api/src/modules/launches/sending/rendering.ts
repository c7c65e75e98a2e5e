import { mailDomain } from '../../../platform/addresses/mailDomain.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Message, Signature } from '../../../platform/mail/mail.ts';
import { fillTemplate, loadTemplate, type RevisionForSend } from '../../creatives/creatives.reads.ts';
import type { Claimed } from './ledger.repository.ts';
import { returnPaths } from '../bounces/returnPath.ts';
import type { LinkAt } from '../ledger/launchLinks.repository.ts';
import { fallbacksFor, type Fallback } from '../proofread/fallbacks.ts';
import { fillerOf } from '../proofread/filling.ts';
import { trackingUrls } from '../tracking/trackingToken.ts';

export type Render = (message: Claimed) => Message;

/** RFC 2919: names the list below a domain of its sender, so that mail programs can sort by it. It never changes. */
function listIdOf(fromEmail: string, accountId: number): string {
  return `<account-${accountId}.${mailDomain(fromEmail)}>`;
}

/** RFC 6068. A mailbox name may hold characters that mean something in an address. */
function mailtoOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}?subject=unsubscribe`;
}

/** Marks proofs and tests in the subject, so that nobody mistakes one for the campaign. */
const prefixes: Partial<Record<Claimed['purpose'], string>> = { proof: '[Proof] ', test: '[Test] ' };

/** How the messages of a launch or a test are signed, and what they are called in the receivers' statistics. */
export interface Signing {
  signature: Signature | undefined;
  /** Names what they belong to: `p12` is a product, `c3` a creative. */
  campaign: string;
}

/**
 * Google's names for its statistics of complaints: campaign, account, type, sender. They say nothing about a person. Unsigned
 * ones would be ignored.
 */
function feedbackId({ campaign }: Signing, accountId: number, purpose: Claimed['purpose']): string {
  return [campaign, `a${accountId}`, purpose.replaceAll(' ', '-'), 'mailroom'].join(':');
}

/**
 * Writes the messages of one revision. With `linkAt`, links to known hosts go through the tracking host and opens
 * are counted; a test has no launch, so its links stay unchanged. `fallbacks` are those of the launch.
 */
export async function renderer(
  deps: Deps,
  revision: RevisionForSend,
  linkAt: LinkAt | null,
  signing: Signing,
  fallbacks: readonly Fallback[] = [],
): Promise<Render> {
  const { signature } = signing;
  const { sender, accountId } = revision;
  if (!sender) throw new Error(`revision ${revision.id} has no sender`);
  const template = await loadTemplate(deps, revision);
  const urls = trackingUrls(deps, accountId);
  const returnPathOf = returnPaths(deps, accountId);
  const fill = fillerOf(deps, revision, linkAt);
  const insteadFor = fallbacksFor(template, revision, fallbacks);
  const listId = listIdOf(sender.fromEmail, accountId);
  const byMail = sender.unsubscribeEmail === null ? '' : `, <${mailtoOf(sender.unsubscribeEmail)}>`;
  return (message) => {
    const unsubscribe = urls.unsubscribe(message.id);
    const returnPath = returnPathOf(message.id);
    const instead = insteadFor(message);
    const filled = fillTemplate(template, { ...fill(message), ...(instead && { instead }) });
    return {
      from: { name: sender.fromName, address: sender.fromEmail },
      to: message.email,
      ...(returnPath !== undefined && { returnPath }),
      ...(sender.replyTo && { replyTo: sender.replyTo }),
      subject: `${prefixes[message.purpose] ?? ''}${filled.subject}`,
      ...(filled.html !== null && { html: filled.html }),
      text: filled.text,
      messageId: message.message_id,
      headers: {
        'List-Id': listId,
        'List-Unsubscribe': `<${unsubscribe}>${byMail}`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
        'Auto-Submitted': 'auto-generated',
        ...(signature && { 'Feedback-ID': feedbackId(signing, accountId, message.purpose) }),
      },
      ...(signature && { signature }),
    };
  };
}
