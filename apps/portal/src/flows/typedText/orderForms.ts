import { chooseOptions } from '@mailroom/design-system/testing';
import { screen, userEvent } from 'storybook/test';
import { missedProduct } from '../../fixtures/builders/launchedProducts.builders.ts';
import { view } from '../../fixtures/builders/view.builders.ts';
import { mock } from '../../fixtures/handlers/mock.ts';
import { pageV2 } from '../../fixtures/handlers/page.ts';
import { chosen, lines, moment, number, text, untyped } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';
import { byRole, openDialog } from './openForm.ts';

const ZONE = 'America/New_York';

const orderFields = {
  'Order name': text('name', 'Spring'),
  'PO number': text('po_number', 'PO 7'),
  Notes: lines('notes', 'None'),
};

const productFields = {
  'Product name': text('product_name', 'Wave 3'),
  Type: untyped('combobox'),
  Audience: untyped('combobox'),
  Creative: untyped('combobox'),
  Volume: number('volume_ordered', '100'),
  Tolerance: number('volume_tolerance_percent', '5'),
  Start: moment('product_start_date', '112820260800am', ZONE),
  End: moment('product_end_date', '123099990800am', ZONE),
  'Rate per thousand': number('rate_cpm_cents', '12.50', 100),
};

/** An amount in capitals: 'usd' is saved as 'USD'. */
function meansCurrency(value: unknown, shown: string): boolean {
  return value === shown.trim().toUpperCase();
}

export const orderForms: readonly FormCase[] = [
  {
    name: 'Add order',
    files: ['modules/order-management/orders/OrderFields.tsx', 'modules/order-management/orders/AddOrderPage.tsx'],
    route: '/order-management/add-order',
    open: async () => {
      await screen.findByRole('form', { name: 'Order' });
      await chooseOptions(/^Advertiser/, 'Kestrel Museum');
      await screen.findAllByRole('spinbutton', { name: /hour/ });
    },
    root: byRole('form', 'Order'),
    save: 'Add order',
    sends: { version: 'v1', method: 'post', path: '/orders' },
    fields: {
      Account: chosen('combobox', 'account_id', 3),
      Advertiser: untyped('combobox'),
      ...orderFields,
      'Add a product with the order': untyped('checkbox'),
      ...productFields,
    },
    valueIn: (body, key) => (key in body ? body[key] : (body['products'] as Record<string, unknown>[])[0]?.[key]),
  },
  {
    name: 'Edit order',
    files: ['modules/order-management/orders/OrderForm.tsx'],
    route: '/order-management/edit-order/10442',
    open: async () => {
      await screen.findByRole('form', { name: 'Order' });
    },
    root: byRole('form', 'Order'),
    save: 'Save order',
    sends: { version: 'v1', method: 'patch', path: '/orders/{id}' },
    fields: { Account: untyped('combobox'), Advertiser: untyped('combobox'), ...orderFields },
  },
  {
    name: 'Duplicate an order',
    files: ['modules/order-management/orders/CopyOrderDialog.tsx'],
    route: '/order-management/edit-order/10442',
    open: openDialog('Duplicate order', 'Duplicate'),
    root: byRole('dialog', 'Duplicate order'),
    save: 'Duplicate order',
    sends: { version: 'v1', method: 'post', path: '/orders/{id}/duplicate' },
    fields: { 'Name of the copy': text('name', 'Spring'), 'Dates moved by': number('days', '28') },
  },
  {
    name: 'Add product',
    files: [
      'modules/order-management/form/ProductDates.tsx',
      'modules/order-management/form/ProductFields.tsx',
      'modules/order-management/form/AddProductPage.tsx',
    ],
    route: '/order-management/edit-order/10442?product=new',
    open: async () => {
      await screen.findByRole('form', { name: 'Product' });
      await screen.findAllByRole('spinbutton', { name: /hour/ });
    },
    root: byRole('form', 'Product'),
    save: 'Add product',
    sends: { version: 'v1', method: 'post', path: '/product' },
    fields: productFields,
  },
  {
    name: 'Edit product',
    files: ['modules/order-management/form/EditProductPage.tsx'],
    route: '/order-management/edit-order/10442?product=20910&edit=yes',
    open: async () => {
      await screen.findByRole('form', { name: 'Product' });
      await screen.findAllByRole('spinbutton', { name: /hour/ });
    },
    root: byRole('form', 'Product'),
    save: 'Save product',
    sends: { version: 'v1', method: 'patch', path: '/product/{id}' },
    fields: productFields,
  },
  {
    name: 'Choose a new start',
    files: ['modules/order-management/banner/StartAgain.tsx'],
    route: '/order-management/edit-order/10428?product=20911',
    serves: [mock.get('v1', '/product/{id}', () => missedProduct())],
    open: async () => {
      await screen.findByRole('form', { name: 'New start' });
      await screen.findAllByRole('spinbutton', { name: /hour/ });
    },
    root: byRole('form', 'New start'),
    save: 'Start again with 41,296 recipients',
    // The button is in the page's header.
    press: async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Start again with 41,296 recipients' })),
    sends: { version: 'v1', method: 'patch', path: '/product/{id}' },
    fields: { Start: productFields.Start },
  },
  {
    name: 'Cancel a product',
    files: ['components/ReasonDialog.tsx'],
    route: '/order-management/edit-order/10428?product=20911&ask=cancel',
    open: openDialog('Are you sure?'),
    root: byRole('dialog', 'Are you sure?'),
    save: 'Confirm',
    sends: { version: 'v1', method: 'post', path: '/product/{id}/abort' },
    fields: { Reason: lines('reason', 'Sold out') },
  },
  {
    name: 'Add rate',
    files: ['modules/order-management/rates/RateDialog.tsx'],
    route: '/order-management/rates',
    open: openDialog('Add rate', 'Add rate'),
    root: byRole('dialog', 'Add rate'),
    save: 'Add rate',
    sends: { version: 'v1', method: 'post', path: '/product_rate' },
    fields: {
      'Applies to': untyped('radio'),
      Account: chosen('combobox', 'account_id', 3),
      Type: untyped('combobox'),
      Vertical: untyped('combobox'),
      'Rate per thousand': number('cpm_cents', '12.50', 100),
      Currency: text('currency', 'EUR', { means: meansCurrency }),
    },
  },
  {
    name: 'Comment on a task',
    files: ['components/comments/CommentForm.tsx'],
    route: '/task-management/dashboard?task=88',
    open: async () => {
      await screen.findByRole('form', { name: 'Comment' });
    },
    root: byRole('form', 'Comment'),
    save: 'Add comment',
    sends: { version: 'v1', method: 'post', path: '/task/{id}/comment' },
    fields: { Comment: lines('body', 'They arrived') },
  },
  {
    name: 'Add a note',
    files: ['components/comments/CommentForm.tsx'],
    route: '/order-management/edit-order/10428?product=20911',
    open: async () => {
      await screen.findByRole('form', { name: 'Note' });
    },
    root: byRole('form', 'Note'),
    save: 'Add note',
    sends: { version: 'v2', method: 'post', path: '/product/{id}/notes' },
    fields: { Note: lines('body', 'Tuesday instead'), 'Only us': untyped('checkbox') },
  },
  {
    name: 'Rename a view',
    serves: [mock.get('v2', '/views', ({ query }) => pageV2([view({ list: 'listGroups' })], query))],
    files: ['components/views/RenameView.tsx'],
    route: '/administration/groups',
    open: async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^View(s|:)/ }));
      await userEvent.click((await screen.findAllByRole('button', { name: /^More for the view/ }))[0] as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      await screen.findByRole('dialog', { name: 'Rename view' });
    },
    root: byRole('dialog', 'Rename view'),
    save: 'Rename',
    sends: { version: 'v2', method: 'patch', path: '/views/{id}' },
    fields: { Name: text('name', 'Mine') },
  },
];
