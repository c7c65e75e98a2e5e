import type { V1Schemas } from '@mailroom/api-client';
import { Stack, Text } from '@mailroom/design-system';
import { formatDuration } from '@mailroom/domain/dates/durations';
import { launchSafely, safeState } from '@mailroom/domain/delivery/safeTimes';
import { StatusReasons } from '../../../components/StatusReasons.tsx';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useNow } from '../../../shared/useNow.ts';
import { ProductTime } from './ProductTime.tsx';

type Product = V1Schemas['Product'];
type Reason = V1Schemas['Reason'];

const MINUTE = 60_000;

/** The permission of each actor that is everybody who has it. */
const MAY: Readonly<Record<string, string>> = {
  'Anyone who may launch': 'can_launch_product',
  'Anyone who may confirm': 'can_confirm_product',
};

/** Names the reader among everybody who may act. */
function useOwnName(): (reason: Reason) => Reason {
  const isOffered = useOffered();
  const reader = useReaderId();
  return (reason) => {
    const permission = MAY[reason.actor ?? ''];
    const isMine = permission !== undefined && reader !== undefined && isOffered({ permission });
    return isMine ? { ...reason, actor: 'You', actor_id: reader } : reason;
  };
}

interface SafeTimeProps {
  product: Product;
  code: string;
  /** By when the reason has to be gone for a launch to be possible. */
  due: string;
}

/** By when the reason has to be gone, so that the product still goes out at its start. */
function SafeTime({ product, code, due }: SafeTimeProps) {
  const now = useNow(MINUTE);
  const { product_start_date: start, hold_minutes, undo_seconds, time_zone: zone } = product;
  const safe = launchSafely(
    {
      dueAt: new Date(due),
      startsAt: start === null ? null : new Date(start),
      holdMinutes: hold_minutes,
      undoSeconds: undo_seconds,
    },
    now,
  );
  const state = safeState(code);
  const left = safe.getTime() - now.getTime();
  const by = <ProductTime value={safe} zone={zone} />;
  if (left <= 0) {
    return (
      <Text tone="danger">
        {state ? `· late: ${state} was due` : '· late: was due'} {by}
      </Text>
    );
  }
  return (
    <Text tone="subtle">
      · {state && `${state} `}by {by}, {formatDuration(left)} left
    </Text>
  );
}

interface BlockerListProps {
  product: Product;
  reasons: readonly Reason[];
  /** Where a field of the product is filled in; without it, a reason links to its record only. */
  fieldHref?: ((field: string) => string) | undefined;
}

/** The reasons that hold the product: each says who acts, and by when it has to be gone at the latest. */
export function BlockerList({ product, reasons, fieldHref }: BlockerListProps) {
  const named = useOwnName();
  return (
    <Stack gap={4}>
      {reasons.map(({ due, ...reason }) => (
        <Stack key={`${reason.code}-${reason.text}`} direction="row" gap={4} align="baseline" isWrapping>
          <StatusReasons
            reasons={[named(reason)]}
            of={{ entity: 'product', id: product.product_id }}
            fieldHref={fieldHref}
          />
          {due && <SafeTime product={product} code={reason.code} due={due} />}
        </Stack>
      ))}
    </Stack>
  );
}
