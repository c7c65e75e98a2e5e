import { expect, it } from 'vitest';
import { consentKindOf, namesRefusals, type ConsentKind } from './consentHeadings.ts';

const HEADINGS: readonly [ConsentKind, string][] = [
  // English
  ['permission', 'Opt-in|Opted in|Newsletter|Email consent|Marketing permission|GDPR|subscribed|Double opt-in|DOI'],
  [
    'refusal',
    'Opt-out|opt_out|OptOut|Unsubscribed at|Unsubscribe reason|Do not e-mail|Bounced|Suppressed|Consent withdrawn at',
  ],
  ['status', 'Status|Subscription status|Member status|Event|Reason'],
  ['note', 'Note|Notes|Comments|Tags'],
  // German, French, Spanish, Italian, Dutch
  [
    'permission',
    'Newsletter erlaubt|Einwilligung|Werbung|Consentement|Inscrit à la newsletter|Consentimiento|Acepta publicidad',
  ],
  ['permission', 'Consenso marketing|Iscritto|Toestemming|Nieuwsbrief|Ingeschreven'],
  ['refusal', 'Abgemeldet am|Abmeldung|Widerruf|Werbesperre|Keine Werbung|Désinscrit le|Désabonné|Ne pas contacter'],
  [
    'refusal',
    'Baja|Fecha de baja|Desuscrito|No enviar|Disiscritto|Non contattare|Uitgeschreven op|Afgemeld|Niet mailen',
  ],
  ['status', 'Statut|Estado|Stato|Grund'],
  ['note', 'Notiz|Bemerkung|Remarque|Observaciones|Opmerking'],
  // Mailchimp, HubSpot, Klaviyo, SendGrid
  [
    'refusal',
    'UNSUB_TIME|UNSUB_REASON|CLEAN_TIME|Unsubscribed from all email|Email hard bounce reason|Email Suppressions',
  ],
  ['refusal', 'Opted out of email: Marketing Information|Invalid email address'],
  ['permission', 'OPTIN_TIME|Email Marketing Consent|Accepts Marketing|Marketing contact status'],
  // Each person has a link; the others are about something else
  [
    'other',
    'Unsubscribe link|Unsubscribe URL|unsub_token|Bounce rate|Soft bounces|Country|Land|Company|City|Cleaned phone|',
  ],
];

it.each(HEADINGS)('reads as %s: %s', (kind, names) => {
  for (const name of names.split('|')) expect([name, consentKindOf(name)]).toEqual([name, kind]);
});

it.each([
  'unsubscribed.csv|Opt-outs|opt_outs.xlsx|bounces 2026.csv|Hard bounces|Suppression list|suppressions.txt|blacklist.csv|DNC',
  'cleaned_segment_export_1.csv|unsubscribed_segment_export_1.csv|Spam complaints|Do not contact|invalid.csv|Exclusions|blocks.csv',
  'Abmeldungen|abgemeldet.csv|Sperrliste.xlsx › Blatt1|Werbewidersprüche|Unzustellbar|Robinsonliste|ausgetragen.csv',
  'désinscrits.csv|Désabonnés|Bajas|desuscritos.csv|Disiscritti|Cancellati|Uitgeschreven|afmeldingen.csv|geblokkeerd',
  'unsubscribed/people.csv|clients.xlsx › Bounces|export/Abmeldungen/2026.csv',
])('knows names of files that hold people who must not be mailed: %s', (names) => {
  for (const name of names.split('|')) expect([name, namesRefusals(name)]).toEqual([name, true]);
});

it('knows names of other files', () => {
  const names =
    'people.csv|Sheet1|newsletter.csv|subscribed_segment_export_1.csv|Kunden 2026.xlsx › Tabelle1|Exclusive offers|opt-ins.csv|abonnés.csv|members.tsv|Blockchain fans';
  for (const name of names.split('|')) expect([name, namesRefusals(name)]).toEqual([name, false]);
});
