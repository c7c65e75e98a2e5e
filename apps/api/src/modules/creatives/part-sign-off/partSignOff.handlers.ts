import { handlers } from '../../../contract/handlers.ts';
import { partSignOffs, signOffPart } from './partSignOff.service.ts';

export const partSignOffHandlers = handlers({
  listPartSignOffs: async ({ tx, path, actor }) => partSignOffs(tx, path.id, actor),
  signOffPart: async ({ tx, path, body, actor }) => signOffPart(tx, path.id, body, actor),
});
