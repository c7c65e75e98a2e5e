import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** bigint and numeric as numbers (all of ours are below 2^53), a calendar day as the text it is. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
