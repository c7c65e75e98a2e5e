import { noContent } from '../../../contract/answer.ts';
import { handlers } from '../../../contract/handlers.ts';
import { DomainError, notFound } from '../../../errors.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { listRows } from '../../../platform/list/rows.reads.ts';
import { accountInReach } from '../accounts.reads.ts';
import { link, unlink } from './users.repository.ts';
import { linkedTo, usersResource } from './users.resource.ts';
import { userInReach } from './users.service.ts';

export const accountUserHandlers = handlers({
  listAccountUserIds: async ({ tx, path, list }) => {
    await accountInReach(tx, path.id);
    const page = await listRows(tx, usersResource, list, linkedTo(path.id));
    return page.objects.map(({ id }) => id);
  },

  linkAccountUser: async ({ tx, path, actor }) => {
    await accountInReach(tx, path.accountId);
    await userInReach(tx, path.userId);
    if (path.userId === actor.userId && !actor.superAdmin && !actor.accounts.includes(path.accountId)) {
      throw new DomainError(403, 'forbidden', 'You cannot link yourself to an account');
    }
    await link(tx, path.userId, [path.accountId]);
    await changed(tx, 'user', path.userId, path.accountId);
    return noContent();
  },

  unlinkAccountUser: async ({ tx, path }) => {
    await accountInReach(tx, path.accountId);
    await userInReach(tx, path.userId);
    if ((await unlink(tx, path.userId, [path.accountId])) === 0) throw notFound();
    await changed(tx, 'user', path.userId, path.accountId);
    return noContent();
  },
});
