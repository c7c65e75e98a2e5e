/** A field's name in words: first_name becomes 'first name', advertiser_id becomes 'advertiser'. */
export function fieldWords(name: string): string {
  return name.replace(/_id$/, '').replaceAll('_', ' ').trim();
}

/** The same with a capital: first_name becomes 'First name', advertiser_id becomes 'Advertiser'. */
export function fieldName(name: string): string {
  const words = fieldWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
