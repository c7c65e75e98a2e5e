import type { KeyProof } from '../../platform/secrets/keyProof.ts';
import { secretPerKey } from './installs.repository.ts';

/** Opens one stored secret of each key. */
export const opensSecrets: KeyProof = async (tx, secrets) => {
  const stored = await secretPerKey(tx);
  return stored.flatMap(({ key, row, sealed }) => {
    try {
      secrets.open('install', row, sealed);
      return [];
    } catch {
      return [
        `SECRET_KEYS lacks the key ${key}, or has another one of that name: passwords of installs are sealed with it`,
      ];
    }
  });
};
