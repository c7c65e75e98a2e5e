import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Card, Form, Page, PageHeader, Stack } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { useUpdateProduct } from '../../../resources/products.queries.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ProductFields } from './ProductFields.tsx';
import { bodyOf, productRules, valuesOf, type ProductValues } from './productFields.ts';

/** Changes what a product consists of. */
export function EditProductPage({ product }: { product: V1Schemas['Product'] }) {
  usePageTitle(`Edit ${product.product_name}`);
  const navigate = useNavigate();
  const update = useUpdateProduct();
  const view = paths.orderManagement.order(product.order_id, product.product_id);
  const may = product.actions.find(({ name }) => name === 'update');
  const form = useRecordForm<ProductValues>({
    values: valuesOf(product),
    record: product,
    rules: productRules,
    cannotSave: may?.allowed ? undefined : may?.reason,
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
            label: `${product.order_name} #${product.order_id}`,
            href: paths.orderManagement.order(product.order_id),
          },
          { label: product.product_name, href: view },
          { label: 'Edit' },
        ]}
      />
      {may && !may.allowed && (
        <Banner tone="info" title="This product can’t be changed now">
          {may.reason}
        </Banner>
      )}
      <Card title="Product">
        <Form aria-label="Product" {...form.formProps}>
          <Stack gap={16}>
            <ProductFields
              form={form}
              accountId={product.account_id}
              timeZone={product.time_zone}
              currency={product.rate?.currency ?? 'USD'}
              chosen={product}
            />
            <Stack direction="row" gap={8} justify="end">
              <Button href={view}>Cancel</Button>
              <Button
                type="submit"
                variant="primary"
                isBusy={form.isSaving}
                disabled={!may?.allowed}
                reason={may?.reason ?? ''}
              >
                Save product
              </Button>
            </Stack>
          </Stack>
        </Form>
      </Card>
      {form.dialogs}
    </Page>
  );
}
