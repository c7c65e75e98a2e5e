import { ListChecksIcon, PackageIcon } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';

export const module: PortalModule = {
  nav: [
    {
      id: 'order-management',
      label: 'Order Management',
      items: [
        {
          href: paths.orderManagement.dashboard,
          label: 'Orders',
          icon: <PackageIcon />,
          covers: paths.orderManagement.root,
        },
      ],
    },
    {
      id: 'needs-attention',
      label: 'Needs attention',
      items: [{ href: paths.taskManagement.dashboard, label: 'Tasks', icon: <ListChecksIcon /> }],
    },
  ],
  routes: [
    { path: 'dashboard', lazy: async () => ({ Component: (await import('./orders/OrdersPage.tsx')).OrdersPage }) },
    { path: 'add-order', lazy: async () => ({ Component: (await import('./orders/AddOrderPage.tsx')).AddOrderPage }) },
    {
      path: 'edit-order/:id',
      lazy: async () => ({ Component: (await import('./orders/EditOrderPage.tsx')).EditOrderPage }),
    },
    {
      path: 'product/:id',
      lazy: async () => ({ Component: (await import('./products/ProductRedirect.tsx')).ProductRedirect }),
    },
    {
      path: 'preview-product-report/:id',
      lazy: async () => ({ Component: (await import('./report/ProductReportPage.tsx')).ProductReportPage }),
    },
  ],
};
