import { compareKinds } from '@mailroom/domain/proofread/decisions';
import { judgeMail, mailToJudge, type FieldAt } from '@mailroom/domain/proofread/judgeMail';
import { fieldAt, fieldsOf } from '../../creatives/composing.reads.ts';
import type { Fill, RevisionForSend, Template } from '../../creatives/creatives.reads.ts';
import { judgedValues, senderValues, type Addressed } from './filling.ts';
import { faultKey, type FaultKey } from './findings.ts';
import type { Fault } from './proofread.repository.ts';

/** A text that a person gave for a field with a fault. */
export type Fallback = FaultKey & { fallback: string };

/** The fallbacks of a launch. */
export function fallbacksOf(faults: readonly Fault[]): Fallback[] {
  return faults.flatMap(({ kind, place, field, url, fallback }) =>
    fallback === null ? [] : [{ kind, place, field, url, fallback }],
  );
}

function placeKey({ place, field, own, url }: FieldAt): string {
  return JSON.stringify([place, field, own, url]);
}

type Instead = NonNullable<Fill['instead']>;

/**
 * Returns what fields say instead in the mail to one person: the mail is judged as it was for the proofread list, so exactly
 * the mails with the fault get its text. Undefined for a mail that stays as it is.
 */
export function fallbacksFor(
  template: Template,
  revision: RevisionForSend,
  fallbacks: readonly Fallback[],
): (message: Omit<Addressed, 'id'>) => Instead | undefined {
  if (fallbacks.length === 0) return () => undefined;
  const mail = mailToJudge(revision.subject, fieldsOf(template));
  const fixed = senderValues(revision);
  const texts = new Map(fallbacks.map((one) => [faultKey(one), one.fallback]));
  return (message) => {
    const said = new Map<string, string>();
    const faults = judgeMail(mail, judgedValues(fixed, message)).toSorted((one, two) =>
      compareKinds(one.kind, two.kind),
    );
    for (const fault of faults) {
      const text = texts.get(faultKey(fault));
      if (text === undefined || fault.field === null || fault.place === 'whole') continue;
      const key = placeKey({ place: fault.place, field: fault.field, own: fault.own, url: fault.url });
      if (!said.has(key)) said.set(key, text);
    }
    if (said.size === 0) return undefined;
    return (segment) => {
      const at = fieldAt(segment);
      return at === null ? undefined : said.get(placeKey(at));
    };
  };
}
