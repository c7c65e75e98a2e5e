function words(list: string): readonly string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** Words that mean 'must not be mailed' in any column, whatever its heading. As `plainWords` writes them. */
export const CLEAR_REFUSALS: ReadonlySet<string> = new Set(
  words(`unsubscribed, unsubscribe, unsub, opted out, opt out, optout, optedout, non subscribed, nonsubscribed, not subscribed,
    never subscribed, hard bounce, hardbounce, hard bounced, spam complaint, spam report, spamreport, group unsubscribe,
    user suppressed, do not mail, do not email, do not contact, non marketing contact,
    abgemeldet, abbestellt, ausgetragen, widerrufen, desabonne, desabonnee, desinscrit, desinscrite, desuscrito, desuscrita,
    dado de baja, dada de baja, disiscritto, disiscritta, uitgeschreven, afgemeld`),
);

/** Words that mean it only in a column of consent or status: elsewhere they may mean something else. */
export const STATUS_REFUSALS: ReadonlySet<string> = new Set(
  words(`cleaned, bounced, bounce, blocked, blacklisted, blocklisted, suppressed, complained, complaint, dropped, archived,
    deleted, removed, dnc, no mail, no email, invalid, undeliverable, spam, junk, abuse, spamtrap, spam trap, marked as spam,
    deceased, gesperrt, ungultig, unzustellbar, verstorben, invalide, decede, decedee, invalido, fallecido, fallecida,
    deceduto, deceduta, ongeldig, overleden, geloscht, bloque, supprime, baja, bloqueado, eliminado, bloccato,
    cancellato, eliminato, geblokkeerd, verwijderd`),
);

/** Answers to a question for consent. */
export const DENIALS: ReadonlySet<string> = new Set(
  words(`no, n, false, f, 0, off, never, denied, declined, refused, rejected, withdrawn, revoked, pending, unconfirmed,
    not confirmed, unknown, nein, nie, niemals, falsch, widerruf, verweigert, abgelehnt, unbestatigt, ausstehend, non, faux, jamais, refuse,
    en attente, falso, nunca, rechazado, pendiente, mai, rifiutato, in attesa, nee, neen, onwaar, nooit, geweigerd`),
);

/** The beginnings of answers that don't agree, whatever follows: 'not yet', 'kein Interesse'. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  words(
    `not, nicht, noch nicht, kein, keine, keinen, pas, ne, aucun, aucune, sin, ninguno, ninguna, nessuno, nessuna, niet, geen`,
  ),
);

/** Answers that agree; in a column of refusals they mean that the person refused. */
export const AGREEMENTS: ReadonlySet<string> = new Set(
  words(`yes, y, true, t, 1, on, x, ok, checked, ja, j, wahr, oui, o, vrai, si, s, verdadero, vero, waar`),
);

/** Words that say that a person is reached as usual. They mean the same in every column. */
export const REACHED: ReadonlySet<string> = new Set(
  words(`subscribed, subscribe, active, confirmed, opted in, opt in, optin, optedin, double opt in, marketing contact, granted,
    delivered, soft, soft bounce, abonniert, angemeldet, aktiv, bestatigt, abonne, inscrit, actif, confirme, suscrito, activo,
    confirmado, iscritto, attivo, confermato, ingeschreven, aangemeld, actief, bevestigd`),
);

/** Answers in a column of refusals that say that nothing happened. */
export const NOTHING: ReadonlySet<string> = new Set(
  words(`no, n, false, f, 0, off, never, none, null, nein, nie, keine, falsch, non, faux, jamais, aucun, falso, nunca, ninguno,
    mai, nessuno, nee, neen, nooit, geen, onwaar, 0000 00 00, 0000 00 00 00 00 00, 1970 01 01, 1970 01 01 00 00 00`),
);

/** Parts of a sentence in a note that mean that the person doesn't want to be mailed. */
export const SENTENCES: readonly string[] = words(`unsubscribe, opted out, wants to opt out, do not mail, do not email,
  do not contact, don t mail, don t email, don t contact, no more mail, no more email, no newsletter, no marketing,
  remove from list, remove from the list, remove me, be removed, take me off, never mail, never email, stop mailing, stop emailing,
  keine werbung, keine mail, keine email, keine newsletter, kein newsletter, keinen newsletter, bitte loschen,
  aus dem verteiler, werbewiderspruch, widerspricht der werbung, nicht anschreiben, nicht mehr anschreiben, nicht kontaktieren, abgemeldet, abbestellt,
  plus de mail, plus d email, pas de mail, pas d email, pas de newsletter, pas de pub, ne pas contacter, ne plus contacter, ne pas envoyer,
  ne plus envoyer,
  desabonn, desinscri, no enviar, no contactar, no mas correo, dar de baja, dado de baja, non inviare, non contattare,
  disiscri, geen mail, geen email, geen nieuwsbrief, geen reclame, niet mailen, niet contacteren, afgemeld, uitgeschreven`);

/** Parts of an answer or a status that say the same, but in a note may mean something else. */
export const ANSWER_SENTENCES: readonly string[] =
  words(`no mail, no email, not interested, no interest, kein interesse,
  pas interesse, no interesado, no interesada, non interessat, geen interesse`);
