import { makeFirstAdmin } from '../modules/accounts/operator/firstAdmin.ts';
import { asOperator } from '../platform/database/asOperator.ts';
import { runVerb } from './runVerb.ts';

/** The verb `admin`: makes the first Super Admin of a new installation, and the built-in roles, groups and verticals. */
await runVerb('npm run admin -- person@example.com', 1, async (ownerUrl, [email = '']) => {
  const made = await asOperator({ ownerUrl, verb: 'admin' }, (tx) => makeFirstAdmin(tx, email));
  for (const line of made) console.log(line);
});
