import type { V1Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { useOffered, useOpenable } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { recordPath } from '../../../shared/recordPath.ts';
import { launchAfterNewStart, NEW_START_FORM, newStartTexts, otherBlockers, peopleOf } from '../banner/newStart.ts';
import { useFormats } from '../../../shared/useFormats.ts';

type Product = V1Schemas['Product'];

const OVER: readonly string[] = ['Completed', 'Ended'];

function sentence(step: string): string {
  return step.charAt(0).toUpperCase() + step.slice(1);
}

/** Labels of ways whose step, in words, says more than their link does. */
const LABELS: Readonly<Partial<Record<string, string>>> = { other_advertiser: 'Choose another creative' };

interface Way {
  readonly label: string;
  /** Where it leads; without one, it sends the form in the banner. */
  readonly href?: string;
}

/**
 * The way out of the product's status where no action leads out of it: other dates, the place where its first
 * reason is fixed, or the report. Undefined when an action does, or when this user has no way.
 */
export function useWayOut(product: Product, hasAction: boolean): Way | undefined {
  const isOffered = useOffered();
  const openable = useOpenable();
  const { count } = useFormats();
  const { order_id, product_id, product_status, actions, reasons } = product;
  const mayEdit = actions.some(({ name, allowed }) => name === 'update' && allowed);
  const next = launchAfterNewStart(product);
  if (next) {
    const mayLaunch = isOffered(actions.find(({ name }) => name === next));
    const opens = mayLaunch && otherBlockers(product).length === 0;
    const people = peopleOf(product);
    const noun = product.product_type === 'Data delivery' ? 'record' : 'recipient';
    return { label: newStartTexts(product, opens, people === null ? undefined : count(people, noun)).button };
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

export function WayOut({ way: { label, href } }: { way: Way }) {
  return href === undefined ? (
    <Button variant="primary" type="submit" form={NEW_START_FORM}>
      {label}
    </Button>
  ) : (
    <Button variant="primary" href={href}>
      {label}
    </Button>
  );
}
