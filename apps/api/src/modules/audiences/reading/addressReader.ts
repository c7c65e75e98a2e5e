import type { DamageKind } from '@mailroom/domain/encodings/damage';
import { meantAddress } from '@mailroom/domain/encodings/mistyped';
import { addressDamage } from '@mailroom/domain/forms/addressFault';
import { canonicalAddress } from '../../../platform/addresses/canonicalAddress.ts';

/**
 * Returns a reader of addresses: the one that is written, in its canonical spelling and with the kinds of damage mended. Undefined
 * for a text that isn't one.
 */
export function addressReader(mends: readonly DamageKind[] = []): (written: string) => string | undefined {
  if (mends.length === 0) return canonicalAddress;
  const mended = (written: string): string | undefined => {
    const damage = addressDamage(written);
    return damage && mends.includes(damage.kind) ? canonicalAddress(damage.meant) : undefined;
  };
  const meant = mends.includes('mistyped') ? meantAddress : () => undefined;
  return (written) => {
    const address = canonicalAddress(written) ?? mended(written);
    return address === undefined ? undefined : (meant(address) ?? address);
  };
}
