import { Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { productQuery } from '../../../resources/products.queries.ts';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';

/** Redirects from a product to its page below its order, for links that know only the product. */
export function ProductRedirect() {
  const id = useRouteId();
  const { hash } = useLocation();
  const product = useQuery(productQuery(id));
  if (product.data) {
    const page = paths.orderManagement.order(product.data.order_id, product.data.product_id);
    return <Navigate replace to={page + hash} />;
  }
  return product.error ? <LoadFailure what="The product" query={product} /> : <Skeleton lines={3} height={40} />;
}
