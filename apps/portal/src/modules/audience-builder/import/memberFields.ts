/** The uses of a column. */
export const memberFields = [
  { id: 'email', label: 'E-mail', isRequired: true },
  { id: 'first_name', label: 'First name' },
  { id: 'last_name', label: 'Last name' },
  { id: 'company', label: 'Company' },
  { id: 'country', label: 'Country' },
  { id: 'postal_code', label: 'Postal code' },
  { id: 'custom', label: 'Custom field', hint: 'With a name of your choice', isRepeatable: true },
] as const;

export const fieldLabels: Readonly<Record<string, string>> = Object.fromEntries(
  memberFields.map(({ id, label }) => [id, label]),
);
