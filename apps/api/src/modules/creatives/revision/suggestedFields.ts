import { buffer } from 'node:stream/consumers';
import { runAside } from '../aside/runAside.ts';
import type { Fields, Prepared, Sender } from './form.ts';

/** Seconds of processor time. */
const LONGEST = 3;

type Lines = Pick<Fields, 'subject' | 'preheader'>;

/**
 * The subject and the preheader of a new Draft: as they were sent, or else as its file says them. A file that can't be read now
 * suggests nothing; its check says what is wrong with it.
 */
export async function suggestedFields(sender: Sender, fields: Lines, { html }: Prepared): Promise<Lines> {
  const { subject, preheader } = fields;
  if (!html || (subject !== undefined && preheader !== undefined)) return {};
  const argument = async () => ({ html: await buffer(await sender.deps.files.read(html.html.key)) });
  const read = await runAside('suggestedLines', argument, { of: { person: sender.actor.userId }, seconds: LONGEST });
  if (read === null || typeof read === 'string') return {};
  return {
    ...(subject === undefined && { subject: read.subject }),
    ...(preheader === undefined && { preheader: read.preheader }),
  };
}
