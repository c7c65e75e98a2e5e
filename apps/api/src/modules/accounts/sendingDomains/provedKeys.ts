import type { KeyProof } from '../../../platform/secrets/keyProof.ts';
import { openPrivateKey } from './keyPair.ts';
import { sealedKeyPerSecret } from './sendingDomains.repository.ts';

/** Opens one private key of each secret key. */
export const opensSigningKeys: KeyProof = async (tx, secrets) => {
  const stored = await sealedKeyPerSecret(tx);
  return stored.flatMap(({ secret, selector, sealed }) => {
    try {
      openPrivateKey({ secrets }, selector, sealed);
      return [];
    } catch {
      return [
        `SECRET_KEYS lacks the key ${secret}, or has another one of that name: the keys of sending domains are sealed with it`,
      ];
    }
  });
};
