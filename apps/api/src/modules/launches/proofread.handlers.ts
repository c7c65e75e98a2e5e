import { handlers } from '../../contract/handlers.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { loadTemplate, readRevisionForSend } from '../creatives/creatives.reads.ts';
import { lockProduct } from '../orders/moves.commands.ts';
import { productForLaunch } from '../orders/orders.reads.ts';
import { decideFault, isOpenFor } from './lifecycle/decideFault.ts';
import { findLaunch, type Launch } from './lifecycle/launch.repository.ts';
import { proofreadOf } from './lifecycle/manifest.ts';
import { fallbacksOf } from './proofread/fallbacks.ts';
import { faultsOf, findProofread, mailsOf, type StoredProofread } from './proofread/proofread.repository.ts';
import { lineOfMail, shownEmail, showMails, showProofread } from './proofread/showProofread.ts';
import { textOfMail } from './proofread/textOfMail.ts';

interface Read {
  launch: Launch;
  read: StoredProofread;
}

/** The launch and what was read of it. */
async function requireRead(tx: Tx, id: number): Promise<Read> {
  const launch = await findLaunch(tx, id);
  const read = launch && (await findProofread(tx, id));
  if (!launch || !read) throw notFound();
  return { launch, read };
}

async function requireFault(tx: Tx, launchId: number, faultId: number) {
  const fault = (await faultsOf(tx, launchId)).find(({ id }) => id === faultId);
  if (!fault) throw notFound();
  return fault;
}

async function show(tx: Tx, { launch, read }: Read) {
  const { launchId, status, waiting } = await productForLaunch(tx, launch.product_id);
  const isOpen = isOpenFor({ launch_id: launchId, status, waiting }, launch.id);
  return showProofread(tx, launch, read, { sha256: proofreadOf(launch)?.sha256 ?? '', isOpen });
}

export const proofreadHandlers = handlers({
  getLaunchProofread: async ({ tx, path }) => show(tx, await requireRead(tx, path.id)),

  decideProofreadFault: async ({ tx, actor, path, body }) => {
    const { launch } = await requireRead(tx, path.id);
    const product = await lockProduct(tx, launch.product_id);
    const fault = await requireFault(tx, launch.id, path.faultId);
    const record = async () => show(tx, await requireRead(tx, path.id));
    if (!isOpenFor(product, launch.id)) {
      const text = product.launch_id === launch.id ? `it is ${product.status}` : 'it was launched again';
      throw conflict('illegal_transition', `Decisions are made while a launch waits for its go-ahead, and ${text}`, {
        record: await record(),
      });
    }
    const ref = { productId: product.id, accountId: launch.account_id, launchId: launch.id };
    await decideFault(tx, ref, fault, body, { by: actor.userId, record });
    return record();
  },

  listProofreadMails: async ({ tx, path }) => {
    const { launch, read } = await requireRead(tx, path.id);
    return showMails(tx, launch, read, await requireFault(tx, launch.id, path.faultId));
  },

  getProofreadText: async ({ read: reading, path, deps }) => {
    const { mail, line, revision, fallbacks } = await reading(async (tx) => {
      const { launch } = await requireRead(tx, path.id);
      const [found] = await mailsOf(tx, launch.id, [path.messageId]);
      if (!found) throw notFound();
      return {
        mail: found,
        line: await lineOfMail(tx, launch, found),
        revision: await readRevisionForSend(tx, launch.revision_id),
        fallbacks: fallbacksOf(await faultsOf(tx, launch.id)),
      };
    });
    const template = await loadTemplate(deps, revision);
    return { message_id: mail.id, line, email: shownEmail(mail), ...textOfMail(template, revision, mail, fallbacks) };
  },
});
