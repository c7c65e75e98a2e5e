import { addressSpellings } from '../../../platform/addresses/canonicalAddress.ts';
import type { KeyProof } from '../../../platform/secrets/keyProof.ts';
import { someAddresses } from './ledger.repository.ts';

/** Compares digests in the ledger with those that the keys make now. */
export const recognisesAddresses: KeyProof = async (tx, secrets) => {
  const addresses = await someAddresses(tx);
  const isKnown = ({ email, hmac }: { email: string; hmac: Buffer }) =>
    addressSpellings(email).some((spelling) => secrets.digest('address', spelling).equals(hmac));
  return addresses.length === 0 || addresses.some(isKnown)
    ? []
    : [
        'SECRET_KEYS must end with the first key of this database: addresses that were mailed are recognised by it, so that nobody is mailed twice',
      ];
};
