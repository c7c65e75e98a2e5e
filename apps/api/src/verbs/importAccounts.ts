import { readFile } from 'node:fs/promises';
import { checkOf } from '../contract/request.ts';
import { readAccountsFile } from '../modules/accounts/operator/accountsFile.ts';
import { importAccounts } from '../modules/accounts/operator/accountsImport.ts';
import { asOperator } from '../platform/database/asOperator.ts';
import { operatorServices } from './operatorServices.ts';
import { runVerb } from './runVerb.ts';

/** The verb `accounts:import`: creates and updates accounts from a CSV file by their id in the CRM. */
await runVerb('npm run accounts:import -- file.csv [--dry-run]', 1, async (ownerUrl, [path = ''], options) => {
  // Each line gets the check that an edit in the portal gets.
  const lines = readAccountsFile(await readFile(path), await checkOf('updateAccount'));
  const isDryRun = options.has('--dry-run');
  const report = await asOperator({ ownerUrl, verb: 'accounts:import', services: operatorServices }, (tx) =>
    importAccounts(tx, lines, isDryRun),
  );
  for (const line of report) console.log(line);
});
