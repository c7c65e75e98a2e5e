import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionNames } from '@mailroom/domain/access/permissions';
import type { Action } from '@mailroom/domain/actions/actions';
import { audienceActions } from '@mailroom/domain/actions/audienceActions';
import { creativeActions } from '@mailroom/domain/actions/creativeActions';
import { orderActions } from '@mailroom/domain/actions/orderActions';
import { productActions } from '@mailroom/domain/actions/productActions';
import { taskActions } from '@mailroom/domain/actions/taskActions';
import { expect, it } from 'vitest';
import { readContracts } from './readContract.ts';

const operations = new Map((await readContracts()).map((operation) => [operation.operationId, operation]));
const now = new Date('2026-11-21T17:00:00Z');

const offered: Readonly<Record<string, readonly Action[]>> = {
  creative: creativeActions({ status: 'Draft', hasHtml: true, isPinned: false, overridable: 1 }, permissionNames),
  audience: audienceActions(
    { status: 'Approved', isImporting: false, isPinned: false, optedOut: 6, areSuppressed: false },
    permissionNames,
  ),
  order: orderActions({ submitted: false, products: [] }, permissionNames),
  product: productActions(
    {
      status: 'Draft',
      attention: null,
      submitted: false,
      launched: false,
      waiting: false,
      unproved: false,
      undecided: 0,
      hasSent: false,
      inDoubt: 0,
      short: false,
      foreign: false,
      creativeRejected: false,
      correction: null,
      endsAt: null,
      undoUntil: null,
      recount: null,
      blockers: [],
    },
    permissionNames,
    now,
  ),
  task: taskActions({ status: 'Not Started', isPersonal: true, needs: [] }, permissionNames),
};

/** The operation behind each action of the registries in domain. */
const handled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  creative: {
    update: 'updateCreative',
    duplicate: 'duplicateCreative',
    validate: 'validateCreative',
    override: 'overrideCreativeErrors',
    reject: 'rejectCreative',
    withdraw: 'rejectCreative',
    send_test: 'sendCreativeTest',
    delete: 'deleteCreative',
  },
  audience: {
    update: 'updateAudience',
    import: 'updateAudience',
    cancel: 'cancelAudienceImport',
    suppress_opt_outs: 'suppressAudienceOptOuts',
    delete: 'deleteAudience',
  },
  order: {
    update: 'updateOrder',
    submit: 'submitOrder',
    duplicate: 'duplicateOrder',
    add_product: 'createProduct',
    delete: 'deleteOrder',
  },
  product: {
    submit: 'submitOrder',
    launch: 'launchProduct',
    resume: 'launchProduct',
    relaunch: 'relaunchProduct',
    correct: 'relaunchProduct',
    cancel: 'abortProduct',
    pause: 'abortProduct',
    confirm: 'confirmProduct',
    accept_count: 'confirmProduct',
    accept_advertiser: 'confirmProduct',
    send_back: 'confirmProduct',
    undo: 'confirmProduct',
    delete: 'deleteProduct',
    settle_in_doubt: 'settleInDoubt',
    update: 'updateProduct',
  },
  task: {
    claim: 'claimTask',
    release: 'releaseTask',
    done: 'finishTask',
    retry: 'retryTask',
    comment: 'commentTask',
  },
};

/** The operations behind the actions that the server's modules offer themselves, by the file that offers them. */
const handledInModules: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'orders/rates/productRates.handlers.ts': { update: ['updateProductRate'] },
  'installs/installs.policy.ts': { update: ['updateInstall'], check: ['checkInstall'], delete: ['deleteInstall'] },
  'creatives/sign-off/signOff.present.ts': {
    accept: ['updateEmailLink', 'updateEmailClient'],
    reject: ['updateEmailLink', 'updateEmailClient'],
    correct: ['updateEmailLink'],
  },
  'creatives/part-sign-off/partSignOff.present.ts': { sign_off: ['signOffPart'], withdraw: ['signOffPart'] },
  'launches/launches.present.ts': { settle_in_doubt: ['settleInDoubt'] },
  'audiences/suppressions/suppressions.present.ts': { update: ['updateSuppression'], delete: ['deleteSuppression'] },
  'views/views.policy.ts': { update: ['updateView'], share: ['updateView'], delete: ['deleteView'] },
  'products/notes/notes.policy.ts': { update: ['updateProductNote'], delete: ['deleteProductNote'] },
  'accounts/users/users.policy.ts': {
    update: ['updateUser'],
    set_accounts: ['setUserAccounts'],
    delete: ['deleteUser'],
  },
  'accounts/roles/roles.handlers.ts': { update: ['updateRole'], delete: ['deleteRole'] },
  'accounts/roles/groups.handlers.ts': {
    update: ['updateGroup'],
    set_permissions: ['setGroupPermissions'],
    delete: ['deleteGroup'],
  },
  'accounts/accounts/checkSettings.handlers.ts': { update: ['updateCheckSettings'] },
  'accounts/sendingLimits/sendingLimits.handlers.ts': { update: ['updateSendingLimits'] },
  'accounts/accounts/accounts.present.ts': {
    update: ['updateAccount'],
    update_settings: ['updateAccount'],
    upload_logo: ['updateAccount'],
    link_users: ['linkAccountUser'],
  },
  'accounts/sendingDomains/sendingDomains.present.ts': {
    check: ['checkSendingDomain'],
    rotate: ['rotateSendingDomain'],
    delete: ['deleteSendingDomain'],
  },
  'accounts/senders/senderProfiles.handlers.ts': { update: ['updateSenderProfile'], delete: ['deleteSenderProfile'] },
  'accounts/advertisers/advertisers.handlers.ts': { update: ['updateAdvertiser'], delete: ['deleteAdvertiser'] },
};

/** The actions that each file of the server offers by `toAction('name', …)`. */
function offeredInModules(): Record<string, string[]> {
  const modules = join(import.meta.dirname, '../apps/api/src/modules');
  const files = globSync('**/*.ts', { cwd: modules }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.map((file): [string, string[]] => {
    const source = readFileSync(join(modules, file), 'utf8');
    const names = [...source.matchAll(/toAction\(\s*'(\w+)'/g)].map(([, name]) => String(name));
    return [file, [...new Set(names)].sort()];
  });
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

it.each(Object.keys(handled))('a %s offers only actions that an operation handles', (entity) => {
  const names = (offered[entity] ?? []).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(handled[entity] ?? {}).toSorted());
  for (const { name, permission } of offered[entity] ?? []) {
    const operation = operations.get(handled[entity]?.[name] ?? '');
    expect(operation, `${entity}.${name}`).toBeDefined();
    const needs = operation?.['x-permission'];
    const asked = Array.isArray(needs) ? needs.flat() : [];
    for (const one of asked) expect(permission, `${entity}.${name}`).toContain(one);
  }
});

it('the other records offer only actions that an operation handles', () => {
  const expected = Object.entries(handledInModules).map(([file, actions]) => [file, Object.keys(actions).sort()]);
  expect(offeredInModules()).toEqual(Object.fromEntries(expected));
  const ids = Object.values(handledInModules).flatMap((actions) => Object.values(actions).flat());
  expect(ids.filter((id) => !operations.has(id))).toEqual([]);
});
