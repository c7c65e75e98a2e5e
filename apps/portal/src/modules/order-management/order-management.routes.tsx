import { CalendarIcon, ChartIcon, FileIcon, PackageIcon, UploadIcon } from '@mailroom/design-system';
import { paths } from '../../shared/paths.ts';
import type { PortalModule } from '../../shared/portalModule.ts';
import { tasksNav } from '../../shared/tasksNav.tsx';

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
          count: 'orders',
        },
        {
          href: paths.orderManagement.calendar,
          label: 'Calendar',
          icon: <CalendarIcon />,
          needs: 'can_view_product',
        },
        {
          href: paths.orderManagement.reports,
          label: 'Reports',
          icon: <ChartIcon />,
          needs: [['can_view_product'], ['can_view_report']],
        },
        { href: paths.orderManagement.rates, label: 'Rates', icon: <FileIcon />, needs: 'can_view_product' },
        {
          href: paths.orderManagement.destinations,
          label: 'Destinations',
          icon: <UploadIcon />,
          needs: 'view_install',
          count: 'destinations',
        },
      ],
    },
    tasksNav,
  ],
  routes: [
    { path: 'dashboard', lazy: async () => ({ Component: (await import('./orders/OrdersPage.tsx')).OrdersPage }) },
    {
      path: 'calendar',
      lazy: async () => ({ Component: (await import('./calendar/CalendarPage.tsx')).CalendarPage }),
    },
    { path: 'add-order', lazy: async () => ({ Component: (await import('./orders/AddOrderPage.tsx')).AddOrderPage }) },
    {
      path: 'edit-order/:id',
      lazy: async () => ({ Component: (await import('./orders/EditOrderPage.tsx')).EditOrderPage }),
    },
    {
      path: 'product/:id',
      lazy: async () => ({ Component: (await import('./products/ProductRedirect.tsx')).ProductRedirect }),
    },
    { path: 'reports', lazy: async () => ({ Component: (await import('./report/ReportsPage.tsx')).ReportsPage }) },
    { path: 'rates', lazy: async () => ({ Component: (await import('./rates/RatesPage.tsx')).RatesPage }) },
    {
      path: 'response-data/:id',
      lazy: async () => ({ Component: (await import('./responses/ResponseDataPage.tsx')).ResponseDataPage }),
    },
    {
      path: 'destinations',
      lazy: async () => ({ Component: (await import('./destinations/DestinationsPage.tsx')).DestinationsPage }),
    },
    {
      path: 'preview-product-report/:id',
      lazy: async () => ({ Component: (await import('./report/ProductReportPage.tsx')).ProductReportPage }),
    },
  ],
};
