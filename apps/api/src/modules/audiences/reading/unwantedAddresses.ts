/** Local parts that belong to a function and not to a person: those of RFC 2142 and those that mail systems and offices use. */
const ROLES = new Set(
  (
    'abuse accounting accounts admin administrator billing board careers compliance contact customerservice dns enquiries ' +
    'feedback finance ftp hello help helpdesk hostmaster hr info inquiries it jobs legal list list-request mail ' +
    'mailer-daemon marketing media news newsletter no-reply noc noreply office orders postmaster press privacy recruiting ' +
    'reception root sales security service shop spam support sysadmin team tech undisclosed-recipients unsubscribe usenet ' +
    'uucp webmaster www bewerbung buchhaltung kontakt rechnung vertrieb verwaltung ventas contacto ventes bonjour'
  ).split(' '),
);

export function isRoleAddress(localPart: string): boolean {
  return ROLES.has(localPart);
}

/** Domains of providers of throw-away addresses. */
const DISPOSABLE_DOMAINS = new Set(
  (
    '10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net burnermail.io byom.de dayrep.com ' +
    'discard.email dispostable.com dropmail.me einrot.com emailondeck.com fakeinbox.com fakemail.net getairmail.com ' +
    'getnada.com guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net ' +
    'guerrillamail.org guerrillamailblock.com harakirimail.com incognitomail.org inboxkitten.com jetable.org ' +
    'mail-temp.com mailcatch.com maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com mailnull.com ' +
    'mailsac.com meltmail.com mintemail.com mohmal.com moakt.com mytemp.email mytrashmail.com nada.email nospam.ze.tc ' +
    'sharklasers.com spam4.me spambog.com spamex.com spamfree24.org spamgourmet.com spamhole.com temp-mail.io ' +
    'temp-mail.org tempail.com tempinbox.com tempmail.net tempmailaddress.com tempmailo.com throwawaymail.com trash-mail.com ' +
    'trashmail.com trashmail.de trashmail.net trbvm.com wegwerfmail.de wegwerfmail.net yopmail.com yopmail.fr yopmail.net'
  ).split(' '),
);

export function isDisposableDomain(domain: string): boolean {
  return DISPOSABLE_DOMAINS.has(domain);
}
