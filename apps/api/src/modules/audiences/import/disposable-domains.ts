/** Providers of throw-away addresses. */
const domains = new Set(
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

export const isDisposableDomain = (domain: string): boolean => domains.has(domain);
