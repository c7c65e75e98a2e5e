import type { V1Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { useOffered, useOpenable } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { recordPath } from '../../../shared/recordPath.ts';
import { launchAfterNewStart } from './productLabels.ts';

type Product = V1Schemas['Product'];

/** The name of the dialog in the URL. */
export const NEW_START = 'new_start';

const OVER: readonly string[] = ['Completed', 'Ended'];

function sentence(step: string): string {
  return step.charAt(0).toUpperCase() + step.slice(1);
}

/** Labels of ways whose step, in words, says more than their link does. */
const LABELS: Readonly<Partial<Record<string, string>>> = { other_advertiser: 'Choose another creative' };

interface Way {
  readonly label: string;
  readonly href?: string;
  /** The dialog that it opens. */
  readonly ask?: string;
}

/**
 * The way out of the product's status where no action leads out of it: other dates, the place where its first
 * reason is fixed, or the report. Undefined when an action does, or when this user has no way.
 */
export function useWayOut(product: Product, hasAction: boolean): Way | undefined {
  const isOffered = useOffered();
  const openable = useOpenable();
  const { order_id, product_id, product_status, actions, reasons } = product;
  const mayEdit = actions.some(({ name, allowed }) => name === 'update' && allowed);
  const next = launchAfterNewStart(product);
  if (next) {
    const mayLaunch = isOffered(actions.find(({ name }) => name === next));
    return { label: `Choose a new start${mayLaunch ? ` and ${next}` : ''}`, ask: NEW_START };
  }
  if (hasAction) return undefined;
  if (OVER.includes(product_status)) {
    const mayRead = isOffered({ permission: 'can_view_report' });
    return mayRead ? { label: 'Report', href: paths.orderManagement.productReport(product_id) } : undefined;
  }
  if (!mayEdit) return undefined;
  const ways = reasons.flatMap(({ code, step, fields, subject }): Way[] => {
    if (step === undefined) return [];
    const [field] = fields ?? [];
    if (field) {
      const label = LABELS[code] ?? sentence(step);
      return [{ label, href: paths.orderManagement.editProduct(order_id, product_id, field.name) }];
    }
    const href = subject && subject.entity !== 'product' ? openable(recordPath(subject)) : undefined;
    return href === undefined ? [] : [{ label: sentence(step), href }];
  });
  return ways[0];
}

interface WayOutProps {
  way: Way;
  ask: (name: string) => void;
}

export function WayOut({ way: { label, href, ask: dialog }, ask }: WayOutProps) {
  return href === undefined ? (
    <Button variant="primary" onClick={() => ask(dialog ?? '')}>
      {label}
    </Button>
  ) : (
    <Button variant="primary" href={href}>
      {label}
    </Button>
  );
}
