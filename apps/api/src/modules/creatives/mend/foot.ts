import { missedUnsubscribeFields } from '../check/fieldRules.ts';
import { meantToUnsubscribe } from '../check/linkRules.ts';
import { bodyEnds } from '../html/bodyEnds.ts';
import type { Edit } from '../html/edits.ts';
import { textRanges } from '../html/textRanges.ts';
import { attributeOf } from '../html/tree.ts';
import { languageOf } from './language.ts';
import { done, firstOf, insert, type Mend, type MendedEmail } from './mendedEmail.ts';

const UNSUBSCRIBE: Readonly<Record<string, string>> = {
  de: 'Abmelden',
  es: 'Cancelar la suscripción',
  fr: 'Se désabonner',
  it: 'Annulla l’iscrizione',
  ja: '配信停止',
  nl: 'Afmelden',
  pl: 'Wypisz się',
  pt: 'Cancelar a inscrição',
  sv: 'Avregistrera',
};

const FOOT =
  'padding:16px;text-align:center;font-family:Arial,sans-serif;font-size:12px;line-height:18px;color:#595959;background-color:#ffffff';

function foot({ document, html }: MendedEmail, content: string): Mend {
  return done(insert(bodyEnds(document, html).end, `<div style="${FOOT}">${content}</div>\n`));
}

/** The link in the language of the e-mail. */
export async function unsubscribeLink({ document, words }: MendedEmail, color: string): Promise<string> {
  const html = firstOf(document, 'html');
  const named = html && attributeOf(html, 'lang')?.slice(0, 2).toLowerCase();
  const word = UNSUBSCRIBE[named || ((await languageOf(words)) ?? '')] ?? 'Unsubscribe';
  return `<a href="{{unsubscribe_url}}" style="color:${color}">${word}</a>`;
}

export async function unsubscribeMend(email: MendedEmail): Promise<Mend> {
  const { document, links, sent } = email;
  const meant = meantToUnsubscribe(links).flatMap(({ from, to }): Edit[] =>
    from === undefined || to === undefined ? [] : [{ from, to, text: 'href="{{unsubscribe_url}}"' }],
  );
  if (meant.length > 0) return done(...meant);
  const fields = missedUnsubscribeFields(sent, links, textRanges(document));
  if (fields.length === 0) return foot(email, await unsubscribeLink(email, '#595959'));
  const link = await unsubscribeLink(email, 'inherit');
  return done(...fields.map(({ offset, text }) => ({ from: offset, to: offset + text.length, text: link })));
}

export function addressMend(email: MendedEmail): Mend {
  return foot(email, '{{postal_address}}');
}
