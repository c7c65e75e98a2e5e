import { accountsModule } from './modules/accounts/accounts.module.ts';
import { audiencesModule } from './modules/audiences/audiences.module.ts';
import { creativesModule } from './modules/creatives/creatives.module.ts';
import { launchesModule } from './modules/launches/launches.module.ts';
import { installsModule } from './modules/installs/installs.module.ts';
import { productsModule } from './modules/products/products.module.ts';
import { ordersModule } from './modules/orders/orders.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { tasksModule } from './modules/tasks/tasks.module.ts';
import { notificationsModule } from './modules/notifications/notifications.module.ts';
import { viewsModule } from './modules/views/views.module.ts';
import type { Module } from './contract/module.ts';
import { activityModule } from './modules/activity/activity.module.ts';

/** Every module of the server, in one place. Add yours here. */
export const modules: readonly Module[] = [
  activityModule,
  accountsModule,
  viewsModule,
  installsModule,
  creativesModule,
  audiencesModule,
  ordersModule,
  launchesModule,
  productsModule,
  tasksModule,
  reportsModule,
  notificationsModule,
];
