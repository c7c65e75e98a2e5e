export interface SecretKey {
  id: string;
  key: Buffer;
}

const SHAPE = 'must be k2:<base64 of 32 bytes>,k1:…, the newest first';

/** The keys of SECRET_KEYS. The first one encrypts and all of them decrypt and verify, so that keys can be rotated. */
export function parseKeyring(text: string): readonly SecretKey[] {
  const keys = text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [id, encoded, ...rest] = part.trim().split(':');
      const key = Buffer.from(encoded ?? '', 'base64');
      if (!id || !/^\w{1,16}$/.test(id) || key.length < 32 || rest.length > 0) throw new Error(SHAPE);
      return { id, key };
    });
  if (keys.length === 0 || new Set(keys.map((key) => key.id)).size !== keys.length) throw new Error(SHAPE);
  return keys;
}
