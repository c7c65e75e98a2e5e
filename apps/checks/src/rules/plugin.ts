import { literalConstants } from './constants.ts';
import { declaredRows } from './declaredRows.ts';
import { topLevelFunctions } from './functions.ts';
import { plainEnglish } from './plainEnglish.ts';
import { sqlPlace } from './sql.ts';
import { ownTables } from './tables.ts';

/** The house's own rules, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    'top-level-functions': topLevelFunctions,
    'literal-constants': literalConstants,
    'plain-english': plainEnglish,
    'sql-place': sqlPlace,
    'own-tables': ownTables,
    'declared-rows': declaredRows,
  },
};
