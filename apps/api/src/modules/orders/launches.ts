import type { Tx } from '../../platform/database/tx.ts';
import type { V1Schemas } from '@mailroom/api-client';

export type LaunchRef = { productId: number; accountId: number; launchId: number };

export type LaunchStart = {
  productId: number;
  accountId: number;
  attempt: number;
  revisionId: number;
  versionId: number;
  holdUntil: Date;
  launchedAt: Date;
  launchedBy: number | null;
};

type Shown = V1Schemas['Product'];

export type LaunchDetail = Pick<Shown, 'steps' | 'prepared' | 'sending' | 'launched_at' | 'launched_by' | 'hold_until'>;

export type StoppedAt = 'Pending - Data Processing' | 'Processing' | 'Approved' | 'Live';

/**
 * What a launch does, as orders asks for it. Orders lies below launches and can't import it; launches fills this
 * once, when it is loaded. Everything runs in the caller's transaction, with the product locked.
 */
export type Launches = {
  begin(tx: Tx, start: LaunchStart): Promise<number>;
  confirmed(tx: Tx, ref: LaunchRef, by: number | null): Promise<void>;
  sentBack(tx: Tx, ref: LaunchRef): Promise<void>;
  cancelled(tx: Tx, ref: LaunchRef): Promise<void>;
  paused(tx: Tx, ref: LaunchRef): Promise<void>;
  stoppedAt(tx: Tx, ref: LaunchRef): Promise<StoppedAt>;
  resumed(tx: Tx, ref: LaunchRef): Promise<void>;
  countAccepted(tx: Tx, ref: LaunchRef): Promise<void>;
  /** The product is about to be deleted; it was cancelled before anything went out. */
  removed(tx: Tx, productId: number): Promise<void>;
  detail(tx: Tx, productId: number): Promise<LaunchDetail | null>;
};

const absent = (): never => {
  throw new Error('No module for launches is registered');
};

/** Without the module nothing can be launched, so nothing ever was. */
const none: Launches = {
  begin: absent,
  confirmed: absent,
  sentBack: absent,
  cancelled: absent,
  paused: absent,
  stoppedAt: absent,
  resumed: absent,
  countAccepted: absent,
  removed: absent,
  detail: async () => null,
};

let current = none;

export const launches = {
  register(port: Launches): void {
    current = port;
  },
  get port(): Launches {
    return current;
  },
};
