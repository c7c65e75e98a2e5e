import { useParams, useSearchParams } from 'react-router-dom';

/** The address names a record by something that no record has as its id. Shown as the not-found page, with a notice. */
export class InvalidIdError extends Error {
  override name = 'InvalidIdError';
}

/**
 * Reads an id as the server writes it: decimal, without sign, exponent or leading zero. Throws before a call is made,
 * because `Number` would turn 'undefined' into NaN, and '0x10' into the id of another record.
 */
export function readRecordId(text: string): number {
  const id = Number(text);
  if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(id)) throw new InvalidIdError(`No record has the id '${text}'`);
  return id;
}

/** The id in the path of a screen on one record. */
export function useRouteId(): number {
  return readRecordId(useParams()['id'] ?? '');
}

/** The id in a parameter of the URL; undefined when the URL doesn't have the parameter. */
export function useUrlId(name: string): number | undefined {
  const text = useSearchParams()[0].get(name);
  return text ? readRecordId(text) : undefined;
}
