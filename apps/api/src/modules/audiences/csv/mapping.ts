import { csvLimits } from '@mailroom/domain/forms/fileTypes';

export const PLAIN_FIELDS = ['email', 'first_name', 'last_name', 'company', 'country', 'postal_code'] as const;
type PlainField = (typeof PLAIN_FIELDS)[number];
type MappedField = PlainField | 'custom' | 'ignore';
/** The field that a column becomes. Only a custom field has a `name`. */
export interface Mapping {
  column: number;
  field: MappedField;
  name?: string | null;
}

const namesOf: Readonly<Record<PlainField, string>> = {
  email:
    'email mail emailaddress emailadresse mailadresse emailid correo correoelectronico adressemail adresseemail courriel courrier indirizzoemail posta epost eposta sahkoposti emailaddr kontaktmail',
  first_name:
    'firstname fname givenname forename vorname prenom nombre nome primeironome voornaam fornavn fornamn etunimi imie',
  last_name:
    'lastname lname surname familyname nachname familienname nom nomdefamille apellido apellidos cognome sobrenome achternaam etternavn efternamn efternavn sukunimi nazwisko',
  company:
    'company companyname organisation organization firma unternehmen societe entreprise empresa azienda bedrijf foretag virksomhed yritys',
  country: 'country countrycode land pays pais paese staat maa kraj countryname',
  postal_code:
    'postalcode postcode zip zipcode plz postleitzahl codepostal codigopostal cap cep postnummer postnumero kodpocztowy',
};

const fieldByName = new Map(
  PLAIN_FIELDS.flatMap((field) => namesOf[field].split(' ').map((name): [string, PlainField] => [name, field])),
);

/** Lower-cases a name and removes its accents, spaces and signs, so that spellings of one name are equal. */
function comparable(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]/g, '');
}

export function fieldOfName(name: string): PlainField | undefined {
  return fieldByName.get(comparable(name));
}

/**
 * How surely a heading names the address that people are mailed at: 2 for 'E-mail' and 'E-mail 1 - Value', 1 for 'Second e-mail',
 * 0 for all others.
 */
export function emailRank(heading: string): 0 | 1 | 2 {
  const name = comparable(heading);
  if (fieldByName.get(name.replaceAll(/1|value/g, '')) === 'email') return 2;
  return /mail|correo|courriel|epost/.test(name) ? 1 : 0;
}

/** Guesses the fields from the header. When two columns look like the same field, the first one gets it. */
export function guessMapping(header: readonly string[], emailColumn: number | undefined): Mapping[] {
  const taken = new Set<MappedField>(['email']);
  return header.map((name, column) => {
    if (column === emailColumn) return { column, field: 'email', name: null };
    const field = fieldOfName(name);
    if (field === undefined || taken.has(field)) return { column, field: 'ignore', name: null };
    taken.add(field);
    return { column, field, name: null };
  });
}

/** Says in words what is wrong with a mapping. Undefined when an import can use it. */
export function mappingProblem(mapping: readonly Mapping[], columns: number): string | undefined {
  const used = mapping.filter(({ field }) => field !== 'ignore');
  if (used.some(({ column }) => column >= columns)) return `The file has only ${columns} columns`;
  if (new Set(mapping.map(({ column }) => column)).size < mapping.length) return 'A column can only be mapped once';
  for (const field of PLAIN_FIELDS) {
    if (used.filter((each) => each.field === field).length > 1) return `Only one column can be the ${field}`;
  }
  if (!used.some(({ field }) => field === 'email')) return 'Choose the column that holds the e-mail address';
  const custom = used.filter(({ field }) => field === 'custom').map(({ name }) => name?.trim() ?? '');
  if (custom.includes('')) return 'A custom field needs a name';
  if (new Set(custom).size < custom.length) return 'Two custom fields have the same name';
  return custom.length > csvLimits.customFields
    ? `At most ${csvLimits.customFields} custom fields are allowed`
    : undefined;
}
