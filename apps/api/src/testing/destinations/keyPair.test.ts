import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { keyPair } from './keyPair.ts';

function publicKey(bytes: number): string {
  return `ssh-ed25519 ${Buffer.alloc(bytes).toString('base64')}`;
}

it('draws again when the public key lost the zero in its front', () => {
  let drawn = 0;
  const pair = keyPair(() => ({ private: '', public: publicKey((drawn += 1) < 3 ? 50 : 51) }));
  expect(pair.public).toBe(publicKey(51));
  expect(drawn).toBe(3);
});

it('takes the first pair that is whole', () => {
  const pair = keyPair();
  expect(pair.public).toHaveLength(publicKey(51).length);
  expect(ssh2.utils.parseKey(pair.private)).not.toBeInstanceOf(Error);
});
