import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectiveGroups, readConsent, type ConsentVerdict } from './consentCells.ts';
import type { ConsentKind } from './consentHeadings.ts';

const CELLS: readonly [ConsentKind, ConsentVerdict, string][] = [
  [
    'permission',
    'leave_out',
    'no|No|NEIN|non|nee|false|0|UNSUBSCRIBED|never_subscribed|Non-subscribed|pending|abgemeldet|withdrawn',
  ],
  [
    'permission',
    'leave_out',
    'Nein, danke|no thanks|Non merci|nein, bitte nie wieder anschreiben|bitte nicht anschreiben',
  ],
  [
    'permission',
    'leave_out',
    'Not interested|not yet|kein Interesse|Pas intéressé|niemals|Widerruf vom 12.3.2024|opt-out 2022|N (2023-01-02)|✗|❌',
  ],
  ['permission', 'mail', '✓|☑ 3 May|Mai 2024|Notary|Y (2023-01-02)'],
  ['refusal', 'leave_out', '✓|✔️|☒'],
  ['refusal', 'mail', '✗|☐'],
  [
    'status',
    'leave_out',
    'Customer, do not mail|Kunde, keine Werbung|Lead - no mail|bounced (hard)|invalid|Verstorben',
  ],
  ['note', 'leave_out', 'please remove me from your list|ne plus envoyer svp|Bitte aus dem Verteiler nehmen'],
  ['permission', 'mail', 'ja, ich stimme zu|Yes, no problem|Norway only|0 times a week'],
  ['permission', 'mail', 'yes|ja|Oui|sí|1|TRUE|subscribed|2024-03-01 10:00|weekly| |-|n/a|Marketing contact'],
  [
    'refusal',
    'leave_out',
    'yes|ja|1|true|x|2026-03-04 10:15|2025-12-24|4.3.2026|03/04/26|4 March 2026|Mar 4, 2026|1767225600',
  ],
  ['refusal', 'leave_out', 'too many mails|[HARD_BOUNCE]|USER_SUPPRESSED|unsubscribed|550 5.1.1 no such user'],
  ['refusal', 'mail', 'no|nein|0|false|never||—|subscribed|0000-00-00 00:00:00|1970-01-01|https://x.test/u?k=1|soft'],
  [
    'status',
    'leave_out',
    'unsubscribed|cleaned|Bounced|opted out|Abgemeldet|désabonné|dado de baja|disiscritto|uitgeschreven',
  ],
  ['status', 'leave_out', '5.1.1|550 5.1.1 The mailbox is gone|spamreport|group_unsubscribe|non-subscribed'],
  ['status', 'mail', 'subscribed|Subscribed|active||no|0|pending|cancelled|paid|2026-01-01|4.2.2|5 stars|inactive'],
  [
    'note',
    'leave_out',
    'Hat angerufen: keine Werbung mehr!|Please do not e-mail|bitte löschen|plus d’e-mail svp|geen nieuwsbrief',
  ],
  ['note', 'mail', 'Likes the newsletter|no|Ruft gern an|Met in Bounce Bar||unsubtle'],
  ['other', 'leave_out', 'unsubscribed|Opted out|hard bounce|abgemeldet|Désabonné|[HARD_BOUNCE]'],
  ['other', 'mail', 'NO|no|0|bounced|Cleaned|Norway||Unsubscribed Records Ltd, London|2026-01-01'],
];

describe('readConsent', () => {
  it.each(CELLS)('%s: %s %s', (kind, says, values) => {
    for (const value of values.split('|')) expect([value, readConsent(kind, value).says]).toEqual([value, says]);
  });

  it('puts known words into a group of their own, and everything else into few', () => {
    expect(readConsent('status', ' Un-Subscribed ').group).toBe('(text)');
    expect(readConsent('status', ' Opted-Out ').group).toBe('opted out');
    expect(readConsent('refusal', '2026-01-01').group).toBe('(date)');
    expect(readConsent('permission', 'weekly').group).toBe('(text)');
  });

  it('reads any cell, without more groups than there are known words', () => {
    const groups = new Set<string>();
    const cells = fc.array(fc.oneof(fc.string(), fc.constantFrom('É', 'ß', '名', '\0', '𝒳', 'No', '2026-01-01')), {
      maxLength: 4,
    });
    const kinds = fc.constantFrom<ConsentKind>('permission', 'refusal', 'status', 'note', 'other');
    fc.assert(
      fc.property(kinds, cells, (kind, pieces) => {
        const { group } = readConsent(kind, pieces.join(''));
        groups.add(group);
        return group in collectiveGroups || group.length <= 24;
      }),
      { numRuns: 200 },
    );
    expect(groups.size).toBeLessThan(60);
  });

  it('leaves nobody out for an empty cell', () => {
    for (const kind of ['permission', 'refusal', 'status', 'note', 'other'] as const)
      expect(readConsent(kind, '  ').says).toBe('mail');
  });
});
