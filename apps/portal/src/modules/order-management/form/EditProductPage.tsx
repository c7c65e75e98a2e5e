import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Page, PageHeader } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { useUpdateProduct } from '../../../resources/products.queries.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ProductForm } from './ProductForm.tsx';
import { bodyOf, productRules, valuesOf, type ProductValues } from './productFields.ts';

/** Edits a product. When it can't be changed now, a banner says why. */
export function EditProductPage({ product }: { product: V1Schemas['Product'] }) {
  usePageTitle(`Edit ${product.product_name}`);
  const navigate = useNavigate();
  const [field] = useUrlText('field');
  const update = useUpdateProduct();
  const view = paths.orderManagement.order(product.order_id, product.product_id);
  const edit = product.actions.find(({ name }) => name === 'update');
  const form = useRecordForm<ProductValues>({
    values: valuesOf(product),
    record: product,
    rules: productRules,
    cannotSave: edit?.allowed ? undefined : edit?.reason,
    save: (values, version) =>
      update.mutateAsync({
        product: { product_id: product.product_id, version },
        body: bodyOf(values),
      }),
    onDone: () => void navigate(view),
  });
  return (
    <Page width="narrow">
      <PageHeader
        title={`Edit ${product.product_name}`}
        breadcrumbs={[
          { label: 'Orders', href: paths.orderManagement.dashboard },
          {
            label: `${product.order_name}, order ${product.order_id}`,
            href: paths.orderManagement.order(product.order_id),
          },
          { label: product.product_name, href: view },
          { label: 'Edit' },
        ]}
      />
      {edit && !edit.allowed && (
        <Banner tone="info" title="This product can’t be changed now">
          {edit.reason}
        </Banner>
      )}
      <ProductForm
        form={form}
        accountId={product.account_id}
        advertiserId={product.advertiser_id}
        timeZone={product.time_zone}
        currency={product.rate?.currency ?? 'USD'}
        accountTolerance={product.account_tolerance_percent}
        chosen={product}
        action={edit}
        saveLabel="Save product"
        cancelHref={view}
        focusOn={field || undefined}
      />
    </Page>
  );
}
