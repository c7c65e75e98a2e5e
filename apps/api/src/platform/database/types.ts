import pg from 'pg';

const int8 = 20;
const numeric = 1700;
const date = 1082;

/** bigint and numeric as numbers (all of ours are below 2^53), a calendar day as the text it is. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === int8 || oid === numeric) return Number;
    if (oid === date) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
