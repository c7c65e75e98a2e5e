import { partsOf } from './wallClock.ts';

/**
 * Intl abbreviates only the zones of its own locale and returns 'GMT+1' for the others. It has long names for all of
 * them, so this table maps those to abbreviations. A zone without one in common use stays 'GMT+4'.
 */
const abbreviations: Readonly<Record<string, string>> = {
  'Greenwich Mean Time': 'GMT',
  'British Summer Time': 'BST',
  'Irish Standard Time': 'IST',
  'Western European Standard Time': 'WET',
  'Western European Summer Time': 'WEST',
  'Central European Standard Time': 'CET',
  'Central European Summer Time': 'CEST',
  'Eastern European Standard Time': 'EET',
  'Eastern European Summer Time': 'EEST',
  'Moscow Standard Time': 'MSK',
  'Israel Standard Time': 'IST',
  'Israel Daylight Time': 'IDT',
  'West Africa Standard Time': 'WAT',
  'Central Africa Time': 'CAT',
  'East Africa Time': 'EAT',
  'South Africa Standard Time': 'SAST',
  'Pakistan Standard Time': 'PKT',
  'India Standard Time': 'IST',
  'Western Indonesia Time': 'WIB',
  'Hong Kong Standard Time': 'HKT',
  'China Standard Time': 'CST',
  'Philippine Standard Time': 'PST',
  'Japan Standard Time': 'JST',
  'Korean Standard Time': 'KST',
  'Australian Western Standard Time': 'AWST',
  'Australian Central Standard Time': 'ACST',
  'Australian Central Daylight Time': 'ACDT',
  'Australian Eastern Standard Time': 'AEST',
  'Australian Eastern Daylight Time': 'AEDT',
  'New Zealand Standard Time': 'NZST',
  'New Zealand Daylight Time': 'NZDT',
  'Newfoundland Standard Time': 'NST',
  'Newfoundland Daylight Time': 'NDT',
  'Atlantic Standard Time': 'AST',
  'Atlantic Daylight Time': 'ADT',
};

/**
 * Returns the zone's name as Intl spells it; undefined when no zone has this name. Keeps no formatter, because callers can
 * spell a name in any number of ways.
 */
export function zoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isTimeZone(zone: string): boolean {
  return zoneNamed(zone) !== undefined;
}

/** The zone's abbreviation at that moment, such as EST or CEST. */
export function zoneAbbreviation(date: Date, zone: string): string {
  const { timeZoneName: short } = partsOf(date, zone, { timeZoneName: 'short' }) as { timeZoneName: string };
  if (/^[A-Z]+$/.test(short)) return short;
  const { timeZoneName: long } = partsOf(date, zone, { timeZoneName: 'long' }) as { timeZoneName: string };
  return abbreviations[long] ?? short;
}
