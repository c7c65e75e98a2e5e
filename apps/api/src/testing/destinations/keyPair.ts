import ssh2 from 'ssh2';

/** The bytes of a public key: the kind's name and 32 bytes, each after four bytes with its length. */
const PUBLIC_BYTES = 4 + 'ssh-ed25519'.length + 4 + 32;

function draw() {
  return ssh2.utils.generateKeyPairSync('ed25519');
}

/** A key pair that OpenSSH reads. ssh2 cuts zeros off the front of a public key, so one pair of 256 is drawn again. */
export function keyPair(next: typeof draw = draw): ReturnType<typeof draw> {
  for (;;) {
    const pair = next();
    const bytes = Buffer.from(pair.public.split(' ')[1] ?? '', 'base64');
    if (bytes.length === PUBLIC_BYTES) return pair;
  }
}
