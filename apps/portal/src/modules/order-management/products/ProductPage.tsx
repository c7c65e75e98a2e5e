import type { V1Schemas } from '@mailroom/api-client';
import { Code, Page, PageHeader, Skeleton, Split } from '@mailroom/design-system';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { useLookAt } from '../../../resources/planning/productLook.queries.ts';
import { Gate } from '../../../session/user/Gate.tsx';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductBanner } from '../banner/ProductBanner.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { actionTexts, isReviewed } from '../review/actionTexts.ts';
import { ProductNumbers } from './ProductNumbers.tsx';
import { ProductProcess } from './ProductProcess.tsx';
import { decidedLaunch, hasLeft } from './sendingFacts.ts';
import { SendingPlaceholder } from './SendingPlaceholder.tsx';

/** The height of a folded card in px. */
const FOLDED = 44;

const ReviewSheet = loadOnUse(async () => (await import('../review/ReviewSheet.tsx')).ReviewSheet);
const ProductSending = loadOnUse(async () => (await import('./ProductSending.tsx')).ProductSending, SendingPlaceholder);
const DeliveredFiles = loadOnUse(
  async () => (await import('./DeliveredFiles.tsx')).DeliveredFiles,
  <Skeleton lines={4} height={40} />,
);
const ProductDialogs = loadOnUse(async () => (await import('./ProductDialogs.tsx')).ProductDialogs);
const NotesCard = loadOnUse(async () => (await import('../notes/NotesCard.tsx')).NotesCard, <Skeleton lines={3} />);
const ProductDecisions = loadOnUse(async () => (await import('./ProductDecisions.tsx')).ProductDecisions, null);
const EngineLogCard = loadOnUse(
  async () => (await import('./EngineLogCard.tsx')).EngineLogCard,
  <Skeleton lines={1} height={FOLDED} />,
);

type Product = V1Schemas['Product'];

/** One product: its status, who must act, what is sent to whom. */
export function ProductPage({ product }: { product: Product }) {
  usePageTitle(product.product_name);
  useLookAt(product);
  const { number } = useFormats();
  const [dialog, ask] = useUrlText('ask');
  const { order_id, product_id } = product;
  const decided = decidedLaunch(product);
  return (
    <Page>
      <PageHeader
        title={product.product_name}
        breadcrumbs={[
          { label: 'Orders', href: paths.orderManagement.dashboard },
          { label: `${product.order_name}, order ${order_id}`, href: paths.orderManagement.order(order_id) },
          { label: product.product_name },
        ]}
        status={<EntityStatus entity="product" code={product.product_status} reasons={product.reasons} hasGuide />}
        note={<Code>{`product ${product_id}`}</Code>}
        actions={<ProductActions product={product} ask={ask} />}
      />
      <ProductBanner product={product} ask={ask} />
      <Split aside={<ProductDetails product={product} />}>
        {product.sending && hasLeft(product.sending) && <ProductSending product={product} sending={product.sending} />}
        {product.data_delivery && <DeliveredFiles delivery={product.data_delivery} zone={product.time_zone} />}
        <ProductNumbers product={product} />
        <ProductProcess product={product} />
        {product.attempt > 0 && (
          <Gate needs="can_view_camunda">
            <EngineLogCard id={product_id} />
          </Gate>
        )}
        <ProductHistory history={product.history} />
        {/* The last of its column, because it comes later than the product. */}
        {decided !== null && <ProductDecisions launchId={decided} />}
      </Split>
      {/* The last part, because notes that come later would move what is below them. */}
      <NotesCard productId={product_id} />
      {isReviewed(dialog) && <ReviewSheet id={product_id} action={dialog} onAsk={ask} onClose={() => ask('')} />}
      {dialog && !isReviewed(dialog) && (
        <ProductDialogs
          product={product}
          dialog={dialog}
          label={actionTexts(product, number)[dialog] ?? ''}
          onClose={() => ask('')}
        />
      )}
    </Page>
  );
}
