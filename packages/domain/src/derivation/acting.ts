import { can, type Held } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { HELD_STATUSES } from '../statuses/productGroups.ts';
import type { ProductStatus } from '../statuses/productStatuses.ts';
import { ACTORS, type Actor } from './actors.ts';
import type { Reason } from './reasons.ts';

/** The permissions of which one is enough for an actor's work. */
const WORK: Readonly<Record<Actor, readonly Permission[]>> = {
  'Order owner': ['can_update_order'],
  'Data team': ['can_update_audience'],
  'Creative team': ['can_update_creative', 'can_validate_links'],
  'Account manager': ['can_update_account'],
  'Anyone who may launch': ['can_launch_product'],
  'Anyone who may confirm': ['can_confirm_product'],
};

/** Returns the actors whose work a person may do. */
export function actorsWith(held: Held): readonly Actor[] {
  return ACTORS.filter((actor) => can(held, ...WORK[actor]));
}

interface WaitingProduct {
  readonly status: ProductStatus;
  /** The proof is sent, and somebody has to give the go-ahead. */
  readonly waiting: boolean;
  /** Why it has its status, without what would only prevent a relaunch. */
  readonly reasons: readonly Pick<Reason, 'actor'>[];
  /** Whether the count of its audience is being renewed. Default false. */
  readonly isRecounted?: boolean;
}

/** Returns who must act on a product, each once; nobody while it goes on automatically, and when it has ended. */
export function actorsOf({ status, waiting, reasons, isRecounted = false }: WaitingProduct): readonly string[] {
  if (status === 'Ready To Launch') return isRecounted ? [] : ['Anyone who may launch' satisfies Actor];
  if (status === 'Processing') return waiting && !isRecounted ? ['Anyone who may confirm' satisfies Actor] : [];
  if (!HELD_STATUSES.includes(status)) return [];
  return [...new Set(reasons.map(({ actor }) => actor).filter((actor) => actor !== 'Nobody'))];
}
