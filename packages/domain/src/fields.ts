/** first_name → 'first name', advertiser_id → 'advertiser'. */
export function fieldWords(name: string): string {
  return name.replace(/_id$/, '').replaceAll('_', ' ').trim();
}

/** first_name → 'First name', advertiser_id → 'Advertiser'. */
export function fieldName(name: string): string {
  const words = fieldWords(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
