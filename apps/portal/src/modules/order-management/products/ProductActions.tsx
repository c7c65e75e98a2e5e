import type { V1Schemas } from '@mailroom/api-client';
import { Button, Stack } from '@mailroom/design-system';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { MoreMenu } from '../../../components/MoreMenu.tsx';
import { Gate } from '../../../session/user/Gate.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { isReviewed } from '../review/actionTexts.ts';
import { primaryAction, productLabels, SET_APART } from './productLabels.ts';
import { useWayOut, WayOut } from './WayOut.tsx';
import { useProductActions } from './useProductActions.ts';

/** The actions whose own dialog asks for confirmation. */
const WITH_DIALOG = ['pause', 'accept_count', 'settle_in_doubt'];

interface ProductActionsProps {
  product: V1Schemas['Product'];
  /** Opens the dialog of an action. */
  ask: (name: string) => void;
}

/** The actions on a product. Those that end or return it are in a menu, away from the button that sends. */
export function ProductActions({ product, ask }: ProductActionsProps) {
  const { number } = useFormats();
  const { run, busy } = useProductActions(product, ask);
  const labels = productLabels(product, number);
  const primary = primaryAction(product, labels);
  const isReady = product.actions.some(({ name, allowed }) => name === primary && allowed);
  const way = useWayOut(product, isReady);
  const actions = product.actions
    .filter(({ name }) => !SET_APART.includes(name))
    .map((action) =>
      WITH_DIALOG.includes(action.name) || isReviewed(action.name) ? { ...action, confirm_text: null } : action,
    );
  const apart = SET_APART.flatMap((id) => {
    const label = labels[id];
    const item = { id, label: label ?? '', isDanger: id !== 'send_back', onAction: () => run(id) };
    return label === undefined ? [] : [item];
  });
  const mayEdit = product.actions.some(({ name, allowed }) => name === 'update' && allowed);
  const { order_id, product_id } = product;
  return (
    <Stack direction="row" gap={8} isWrapping>
      <MoreMenu items={apart} />
      {product.launched_at && way?.label !== 'Report' && (
        <Gate needs="can_view_report">
          <Button variant="quiet" href={paths.orderManagement.productReport(product_id)}>
            Report
          </Button>
        </Gate>
      )}
      {product.launched_at && (
        <Gate needs="can_view_response_data">
          <Button variant="quiet" href={paths.orderManagement.responseData(product_id)}>
            Response data
          </Button>
        </Gate>
      )}
      {mayEdit && <Button href={paths.orderManagement.editProduct(order_id, product_id)}>Edit</Button>}
      <ActionButtons
        actions={actions}
        labels={way && !isReady ? { ...labels, launch: undefined } : labels}
        effects={{ resume: 'It continues with those who haven’t been reached yet.' }}
        stops="pause"
        busy={busy}
        onAction={run}
        {...(primary && !way && { primary })}
      />
      {way && <WayOut way={way} ask={ask} />}
    </Stack>
  );
}
