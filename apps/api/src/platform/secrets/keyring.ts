export interface SecretKey {
  id: string;
  key: Buffer;
}

/** Random bytes practically never have so few different ones among 32. */
const FEWEST_DIFFERENT = 16;

/** Whether somebody typed the key or counted it up: such a key can be guessed. */
function isGuessable(key: Buffer): boolean {
  const steps = new Set(key.subarray(1).map((byte, at) => byte - (key[at] ?? 0)));
  const isRepeated = Array.from({ length: key.length / 2 }, (_, at) => at + 1).some((period) =>
    key.subarray(period).equals(key.subarray(0, -period)),
  );
  return new Set(key).size < FEWEST_DIFFERENT || steps.size === 1 || isRepeated;
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
  const guessable = keys.find(({ key }) => isGuessable(key));
  if (guessable)
    throw new Error(`must have random keys, and ${guessable.id} is not random: make it with \`npm run keys\``);
  if (keys.length === 0 || new Set(keys.map((key) => key.id)).size !== keys.length) throw new Error(SHAPE);
  return keys;
}
