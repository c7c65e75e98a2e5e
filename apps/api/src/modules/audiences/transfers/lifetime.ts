/** Milliseconds that a transfer is kept after its last byte. */
export const TRANSFER_LIFETIME = 24 * 3_600_000;
