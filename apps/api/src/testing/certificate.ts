import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One value in DER: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const [INTEGER, BITS, OCTETS, OID, UTF8, TIME, SEQUENCE, SET] = [2, 3, 4, 6, 12, 0x18, 0x30, 0x31];
const EXPLICIT_VERSION = 0xa0;
const EXPLICIT_EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OID, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = der(OID, Buffer.from('550403', 'hex'));
const ALT_NAME = der(OID, Buffer.from('551d11', 'hex'));

function time(date: Date): Buffer {
  return der(TIME, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}

function pem(label: string, bytes: Buffer): string {
  return `-----BEGIN ${label}-----\n${bytes.toString('base64')}\n-----END ${label}-----\n`;
}

/** A self-signed certificate for `localhost` and 127.0.0.1, with its key. Tests have no `openssl`. */
export function certificate(validFrom: Date, validTo: Date): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('localhost')))));
  const altNames = der(SEQUENCE, der(DNS_NAME, Buffer.from('localhost')), der(IP_ADDRESS, Buffer.from([127, 0, 0, 1])));
  const body = der(
    SEQUENCE,
    der(EXPLICIT_VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(validFrom), time(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXPLICIT_EXTENSIONS, der(SEQUENCE, der(SEQUENCE, ALT_NAME, der(OCTETS, altNames)))),
  );
  const signature = sign('sha256', body, privateKey);
  const cert = der(SEQUENCE, body, ECDSA_WITH_SHA256, der(BITS, Buffer.from([0]), signature));
  return {
    cert: pem('CERTIFICATE', cert),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
