import type { Disableable } from '../../theme/disableable.ts';

interface TransferOptionOwn<Value extends string | number> {
  value: Value;
  label: string;
  description?: string | undefined;
}
/** A disabled option can't be moved to the other side. */
export type TransferOption<Value extends string | number = string> = TransferOptionOwn<Value> & Disableable;
