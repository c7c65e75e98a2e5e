import { isPersonal } from '@mailroom/domain/merge/readers';
import { splitMergeFields } from '@mailroom/domain/merge/mergeFields';
import type { FieldSegment } from '../../creatives/composing.reads.ts';
import { fillTemplate, type RevisionForSend, type Template } from '../../creatives/creatives.reads.ts';
import { fallbacksFor, type Fallback } from './fallbacks.ts';
import { judgedValues, senderValues } from './filling.ts';
import { maskWords } from './passages.ts';
import type { StoredMail } from './proofread.repository.ts';

const LONGEST_TEXT = 200_000;
const LONGEST_LINE = 1_000;
/** The address itself isn't shown: anybody who opened it would unsubscribe the person. */
const LEAVE_WORDS = '[this person’s own unsubscribe address]';

/** Writes the mail to one person as text, with the fallbacks of its launch and with the person's own values masked. */
export function textOfMail(
  template: Template,
  revision: RevisionForSend,
  { email, merge }: StoredMail,
  fallbacks: readonly Fallback[],
) {
  const values = judgedValues(senderValues(revision), { email: email ?? '', merge });
  const other = fallbacksFor(template, revision, fallbacks)({ email: email ?? '', merge });
  const instead = (segment: FieldSegment): string | undefined => {
    if (segment.field.name === 'unsubscribe_url') return LEAVE_WORDS;
    const text = other?.(segment);
    const value = isPersonal(segment.field.name) ? values[segment.field.name]?.trim() : undefined;
    return text ?? (value ? maskWords(value) : undefined);
  };
  const { subject, text } = fillTemplate(template, { values, instead });
  const preheader = splitMergeFields(revision.preheader)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const segment: FieldSegment = { type: 'field', field: piece, context: 'text', isPreheader: true };
      return instead(segment) ?? (values[piece.name]?.trim() || piece.fallback);
    })
    .join('')
    .trim();
  return {
    subject: subject.slice(0, LONGEST_LINE),
    preheader: preheader === '' ? null : preheader.slice(0, LONGEST_LINE),
    text: text.slice(0, LONGEST_TEXT),
  };
}
