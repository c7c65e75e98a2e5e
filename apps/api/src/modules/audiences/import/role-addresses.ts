/** Local parts that stand for a function (RFC 2142 and what mail systems and offices use), not for a person. */
const roles = new Set(
  (
    'abuse accounting accounts admin administrator billing board careers compliance contact customerservice dns enquiries ' +
    'feedback finance ftp hello help helpdesk hostmaster hr info inquiries it jobs legal list list-request mail ' +
    'mailer-daemon marketing media news newsletter no-reply noc noreply office orders postmaster press privacy recruiting ' +
    'reception root sales security service shop spam support sysadmin team tech undisclosed-recipients unsubscribe usenet ' +
    'uucp webmaster www bewerbung buchhaltung kontakt rechnung vertrieb verwaltung ventas contacto ventes bonjour'
  ).split(' '),
);

export const isRoleAddress = (localPart: string): boolean => roles.has(localPart);
