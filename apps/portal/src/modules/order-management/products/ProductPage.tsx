import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, Code, Page, PageHeader, Split, Stack } from '@mailroom/design-system';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { Gate } from '../../../session/user/Gate.tsx';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { EngineLogSkeleton } from './EngineLogSkeleton.tsx';
import { ProductBanner } from './ProductBanner.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { productEffects } from './productEffects.ts';
import { primaryAction, productLabels } from './productLabels.ts';
import { ProductNumbers } from './ProductNumbers.tsx';
import { ProductProcess } from './ProductProcess.tsx';
import { ProductSending } from './ProductSending.tsx';
import { useProductActions } from './useProductActions.ts';

const ProductDialogs = loadOnUse(async () => (await import('./ProductDialogs.tsx')).ProductDialogs);
const ProductEngineLog = loadOnUse(
  async () => (await import('./ProductEngineLog.tsx')).ProductEngineLog,
  <Card title="Engine log" isFlush>
    <EngineLogSkeleton />
  </Card>,
);

type Product = V1Schemas['Product'];

/** The actions whose own dialog asks for confirmation. */
const WITH_REASON = ['cancel', 'pause', 'send_back', 'accept_count', 'settle_in_doubt'];
const DANGERS = ['delete'];

/** One product: its status, who must act, what is sent to whom. */
export function ProductPage({ product }: { product: Product }) {
  usePageTitle(product.product_name);
  const { number } = useFormats();
  const [dialog, ask] = useUrlText('ask');
  const { run, busy } = useProductActions(product, ask);
  const labels = productLabels(product, number);
  const primary = primaryAction(product, labels);
  const actions = product.actions.map((action) =>
    WITH_REASON.includes(action.name) ? { ...action, confirm_text: null } : action,
  );
  const mayEdit = product.actions.some(({ name, allowed }) => name === 'update' && allowed);
  const { order_id, product_id } = product;
  return (
    <Page>
      <PageHeader
        title={product.product_name}
        breadcrumbs={[
          { label: 'Orders', href: paths.orderManagement.dashboard },
          { label: `${product.order_name} #${order_id}`, href: paths.orderManagement.order(order_id) },
          { label: product.product_name },
        ]}
        status={<EntityStatus entity="product" code={product.product_status} reasons={product.reasons} hasGuide />}
        note={<Code>{`product ${product_id}`}</Code>}
        actions={
          <Stack direction="row" gap={8} isWrapping>
            {product.launched_at && (
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
              labels={labels}
              dangers={DANGERS}
              effects={productEffects(product, number)}
              busy={busy}
              onAction={run}
              {...(primary && { primary })}
            />
          </Stack>
        }
      />
      <ProductBanner product={product} />
      <Split aside={<ProductDetails product={product} />}>
        <ProductSending product={product} />
        <ProductNumbers product={product} />
        <ProductProcess product={product} />
        <ProductHistory history={product.history} />
        {product.attempt > 0 && (
          <Gate needs="can_view_camunda">
            <ProductEngineLog id={product_id} />
          </Gate>
        )}
      </Split>
      {dialog && (
        <ProductDialogs product={product} dialog={dialog} label={labels[dialog] ?? ''} onClose={() => ask('')} />
      )}
    </Page>
  );
}
