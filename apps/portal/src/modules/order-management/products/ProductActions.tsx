import type { V1Schemas } from '@mailroom/api-client';
import { Button, Stack } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { MoreMenu } from '../../../components/MoreMenu.tsx';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { isReviewed } from '../review/actionTexts.ts';
import { furtherActions, isDestructive, primaryAction, productLabels } from './productLabels.ts';
import { useWayOut, WayOut } from './WayOut.tsx';
import { useProductActions } from './useProductActions.ts';

type Product = V1Schemas['Product'];

/** The actions that ask for confirmation themselves. */
const WITH_DIALOG = ['pause', 'resume', 'accept_count', 'settle_in_doubt'];

interface ProductActionsProps {
  product: Product;
  /** Opens the dialog of an action. */
  ask: (name: string) => void;
}

interface PageLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** The other pages about the product: its report first once it is launched, before that its form. A finished one can be copied too. */
function useLinks({ launched_at, actions, order_id, product_id }: Product): readonly PageLink[] {
  const isOffered = useOffered();
  const { productReport, responseData, editProduct, addProductWith } = paths.orderManagement;
  const may = (permission: string) => launched_at !== null && isOffered({ permission });
  const mayEdit = actions.some(({ name, allowed }) => name === 'update' && allowed);
  return [
    ...(may('can_view_report') ? [{ id: 'report', label: 'Report', href: productReport(product_id) }] : []),
    ...(mayEdit ? [{ id: 'edit', label: 'Edit', href: editProduct(order_id, product_id) }] : []),
    ...(may('can_view_response_data')
      ? [{ id: 'response_data', label: 'Response data', href: responseData(product_id) }]
      : []),
    ...(isOffered({ permission: 'can_update_order' })
      ? [{ id: 'duplicate', label: 'Duplicate', href: addProductWith(order_id, { copy: product_id }) }]
      : []),
  ];
}

/** One next step, one quiet link, and the rest in a menu: nobody presses one of them by mistake for the button that sends. */
export function ProductActions({ product, ask }: ProductActionsProps) {
  const { number } = useFormats();
  const navigate = useNavigate();
  const { run, busy } = useProductActions(product, ask);
  const labels = productLabels(product, number);
  const next = primaryAction(product, labels);
  const isReady = product.actions.some(({ name, allowed }) => name === next && allowed);
  const way = useWayOut(product, isReady);
  const primary = way ? undefined : next;
  const isOffered = useOffered();
  const [quiet, ...links] = useLinks(product).filter(({ href }) => href !== way?.href);
  const further = furtherActions(labels, next).filter((id) =>
    isOffered(product.actions.find(({ name }) => name === id)),
  );
  const held = way && isReady && next !== undefined ? [next] : [];
  const items = [
    ...links.map(({ href, ...link }) => ({ ...link, onAction: () => void navigate(href) })),
    ...[...held, ...further].map((id) => ({
      id,
      label: labels[id] ?? '',
      isDanger: isDestructive(id),
      onAction: () => run(id),
    })),
  ];
  const actions = product.actions
    .filter(({ name }) => name === primary)
    .map((action) =>
      WITH_DIALOG.includes(action.name) || isReviewed(action.name) ? { ...action, confirm_text: null } : action,
    );
  return (
    <Stack direction="row" gap={8} isWrapping>
      {quiet && (
        <Button variant="quiet" href={quiet.href}>
          {quiet.label}
        </Button>
      )}
      <MoreMenu items={items} />
      <ActionButtons
        actions={actions}
        labels={labels}
        stops="pause"
        busy={busy}
        onAction={run}
        {...(primary && { primary })}
      />
      {way && <WayOut way={way} />}
    </Stack>
  );
}
