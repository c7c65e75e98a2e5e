import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { dayOf } from '@mailroom/domain/dates/dates';
import type { Deps } from '../../../platform/deps.ts';

const makePair = promisify(generateKeyPair);

/** All receivers accept 2048 bits. More wouldn't fit into what some DNS providers store as one record. */
const BITS = 2048;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ENDING = 6;

/**
 * Names a key in DNS. The account makes it differ from the keys of other accounts with the same domain, and the month tells
 * those who look after the DNS how old it is. The random end keeps a domain that was deleted and added again from a name for
 * which caches still know another key.
 */
function newSelector(deps: Deps, accountId: number): string {
  const month = dayOf(deps.clock.now(), 'UTC').slice(0, 7).replace('-', '');
  const ending = [...deps.random.bytes(ENDING)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `m${accountId}-${month}-${ending}`;
}

function nameOf(selector: string): string {
  return `sending_key:${selector}`;
}

/** The private half, which is sealed for its selector. */
export function openPrivateKey({ secrets }: Pick<Deps, 'secrets'>, selector: string, sealed: string): string {
  return secrets.open('signing', nameOf(selector), sealed);
}

export interface NewKey {
  selector: string;
  /** As its DNS record shows it. */
  publicKey: string;
  /** Encrypted. */
  privateKeyCipher: string;
}

/** Makes a key in a thread of its own, because that takes up to a second. The private half leaves this function encrypted. */
export async function newKey(deps: Deps, accountId: number): Promise<NewKey> {
  const { publicKey, privateKey } = await makePair('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const selector = newSelector(deps, accountId);
  return {
    selector,
    publicKey: publicKey.toString('base64'),
    privateKeyCipher: deps.secrets.seal('signing', nameOf(selector), privateKey),
  };
}
