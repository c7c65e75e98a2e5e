import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Link, Stack, Text } from '@mailroom/design-system';
import { Fragment } from 'react';
import { paths } from '../../../shared/paths.ts';

type Order = V1Schemas['Order'];

/** The fields that keep a draft of the order from being launched, by product. */
function missingOf({ products }: Order) {
  return products.flatMap(({ product_id: id, product_name: name, product_status, reasons, actions }) => {
    const mayEdit = actions.some((action) => action.name === 'update' && action.allowed);
    const fields = reasons.flatMap((reason) => reason.fields ?? []);
    return product_status === 'Draft' && mayEdit && fields.length > 0 ? [{ id, name, fields }] : [];
  });
}

/** Names what the drafts of an order lack; each name leads to its field. */
export function OrderMissing({ order }: { order: Order }) {
  const missing = missingOf(order);
  if (missing.length === 0) return null;
  return (
    <Banner title="Something is missing before it can be launched">
      <Stack gap={4}>
        {missing.map(({ id, name, fields }) => (
          <Text key={id} as="p">
            {name}:{' '}
            {fields.map((field, at) => (
              <Fragment key={field.name}>
                {at > 0 && ', '}
                <Link href={paths.orderManagement.editProduct(order.id, id, field.name)}>{field.label}</Link>
              </Fragment>
            ))}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
