import { severities as ranks, type Severity } from '@mailroom/domain/statuses/recordStatuses';
import { findingKind, type FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { checkSettingsOf, severityOf } from '@mailroom/domain/verdicts/checkSettings';
import { invalid, notFound } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lineFindings } from '../check/lineRules.ts';
import type { FindingField } from '../html/finding.ts';
import { surroundingsOf } from './typedLines.repository.ts';

interface TypedLines {
  subject: string | null;
  preheader: string | null;
  sender_profile_id: number | null;
}

interface LineFinding {
  kind: FindingKindName;
  severity: Severity;
  message: string;
  field: FindingField;
  overridable: boolean;
}

function rank({ severity }: LineFinding): number {
  return ranks.findIndex(({ code }) => code === severity);
}

/** Says what a check would find about lines that somebody types, the most severe first. */
export async function checkLines(tx: Tx, creativeId: number, lines: TypedLines): Promise<LineFinding[]> {
  const { subject, preheader, sender_profile_id: senderId } = lines;
  const found = await surroundingsOf(tx, creativeId, senderId);
  if (!found) throw notFound();
  if (senderId !== null && !found.has_sender) throw invalid({ sender_profile_id: 'Sender profile is not valid' });
  const { thresholds, severities } = checkSettingsOf(found.check_choices);
  // Without a check, nobody knows whether the HTML has a preheader of its own. Then a missing one is not a finding.
  const hidden = found.facts?.hidden_preheader === undefined ? '' : found.facts.hidden_preheader;
  const settings = {
    subject,
    preheader,
    hasSender: found.has_sender,
    fromName: found.from_name,
    replyTo: found.reply_to,
    postalAddress: found.postal_address,
  };
  return lineFindings(settings, hidden, thresholds)
    .flatMap(({ kind, message, field }): LineFinding[] =>
      field === undefined
        ? []
        : [
            {
              kind,
              severity: severityOf(kind, severities),
              message,
              field,
              overridable: findingKind(kind).isOverridable,
            },
          ],
    )
    .toSorted((one, other) => rank(one) - rank(other));
}
