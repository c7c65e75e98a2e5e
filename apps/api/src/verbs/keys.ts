import { randomBytes } from 'node:crypto';

/** The verb `keys`: prints a new key for SECRET_KEYS. Its name holds the time, so that no two keys have the same. */
const name = `k${Math.floor(Date.now() / 1000).toString(36)}`;
console.log(`${name}:${randomBytes(32).toString('base64')}`);
