/** As merge fields write it, and as long as a name may be. */
const USABLE = /^[\w-]{1,60}$/;
const LONGEST = 60;

/** Whether a merge field can name a custom field so: `{{custom.last_purchase}}`. */
export function isUsableName(name: string): boolean {
  return USABLE.test(name);
}

/** The name of a custom field, made from the heading of its column: 'Letzter Kauf' is `letzter_kauf`. Empty for other scripts. */
export function customFieldName(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_+|_+$/g, '');
}
