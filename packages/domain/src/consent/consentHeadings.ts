import { compact } from './consentText.ts';

/**
 * How a column may be about consent. `permission`: 'no' means that the person must not be mailed. `refusal`: 'yes' or a
 * date means it. `status`: only words such as 'unsubscribed' mean it. `note`: only sentences such as 'keine Werbung mehr'.
 * `other`: a heading that says nothing of it, so only words that can't mean anything else count.
 */
export type ConsentKind = 'permission' | 'refusal' | 'status' | 'note' | 'other';

function containing(stems: string): RegExp {
  return new RegExp(stems.trim().split(/\s+/).join('|'));
}

/** Addresses and keys that each person has, and shares of a whole: they say nothing about this person's will. */
const NEVER = /(url|link|token|hash|key|rate|percent|score)$|soft/;

const REFUSAL = containing(`
  optout optedout unsub donotmail donotemail donotcontact nomail noemail suppress blacklist blocklist bounce cleantime
  ^cleaned(at|on|date)?$ complain spamreport invalidemail quarantine robinson
  abgemeldet abmeld abbestell ausgetragen ^austragung(s?datum)?$ widerruf widerspr werbesperre mailsperre sperrliste gesperrt keinewerbung
  keinemail keineemail keinnewsletter
  desinscri desabonn nepascontacter nepasenvoyer
  desuscri dadodebaja fechadebaja ^baja nocontactar noenviar
  disiscri noncontattare noninviare
  uitgeschreven uitschrij afgemeld afmeld nietmailen nietcontacteren
  (consent|permission|optin|subscription|einwilligung|consentement|consentimiento|consenso|toestemming).*(withdr|revok|retir|revoc|ingetrok)`);

/** Names of files and sheets that only hold people who must not be mailed, beyond the headings for it. */
const REFUSAL_NAME = containing(`
  ^cleaned ^block(ed|s|list) spam ^dnc$ exclude exclusion undeliver invalid ^removed
  ausschluss unzustellbar ungultig austrag negativliste werbeverbot
  listerouge rechaza bajas$ cancellat rimoss geblokkeerd verwijderd`);

const PERMISSION = containing(`
  optin optedin doubleopt ^doi$ ^subscribed newsletter consent permission acceptsmarketing acceptsemail allowemail
  emailallowed marketingallowed mailallowed canemail canbemailed wantsemail wantsmail receiveemail receivemail emailmarketing
  marketingemail marketingcontact gdpr dsgvo rgpd
  einwillig zustimm erlaubnis erlaubt abonniert angemeldet werbung
  consentement inscrit abonne accepte
  consentimiento suscrito suscrip acepta autoriza boletin
  consenso acconsent iscritt accetta autorizza
  toestemming akkoord ingeschreven aangemeld nieuwsbrief`);

const STATUS = containing('status statut estado stato etat event reason raison grund motiv reden');
const NOTE = containing(
  'note notiz bemerk anmerk comment komment remark remarque observ nota opmerk aantekening tags?$',
);

/** Returns what a column with this heading may say about consent. */
export function consentKindOf(heading: string): ConsentKind {
  const name = compact(heading);
  if (NEVER.test(name)) return 'other';
  if (REFUSAL.test(name)) return 'refusal';
  if (PERMISSION.test(name)) return 'permission';
  if (STATUS.test(name)) return 'status';
  return NOTE.test(name) ? 'note' : 'other';
}

/** Whether the name of a file, its folder or a sheet says that its people must not be mailed: ‘unsubscribed.csv’, ‘Abmeldungen’. */
export function namesRefusals(name: string): boolean {
  return name.split(/[/›]/).some((part) => {
    const word = compact(part.trim().replace(/\.\w{1,5}$/, ''));
    return REFUSAL.test(word) || REFUSAL_NAME.test(word);
  });
}
