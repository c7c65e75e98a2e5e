import type { DamageKind } from '@mailroom/domain/encodings/damage';
import { invalid } from '../../../errors.ts';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Files } from '../../../platform/files/file.ts';
import { dialectOf } from '../csv/dialect.ts';
import { planOf, type PlanInput } from '../csv/columnPlan.ts';
import { openText } from '../csv/text.ts';
import { rememberedConsent, type ConsentMemory } from '../memory/consentMemory.repository.ts';
import type { FileRead } from './consentReading.ts';
import { readConsent } from './readConsent.ts';
import { mappedUpload } from './uploads.service.ts';

/** How the file will be imported, because rejected rows don't count as opted out. */
interface ProfileInput extends PlanInput {
  has_header?: boolean | undefined;
  reject_role_addresses?: boolean | undefined;
  reject_disposable_domains?: boolean | undefined;
  mend?: readonly DamageKind[] | undefined;
}

/**
 * Reads a whole upload as its import will read it, and tells what its columns say about consent and what was decided when
 * the account last sent such a file.
 */
export async function profileConsent(
  { read, signal }: Pick<Transactions, 'read'> & { signal: AbortSignal },
  files: Files,
  id: number,
  input: ProfileInput,
): Promise<FileRead & { remembered: ConsentMemory | null }> {
  const plan = planOf(input);
  const upload = await mappedUpload({ read }, id, plan);
  const header = upload.columns.map(({ name }) => name);
  const { encoding, text_start: start } = upload;
  const answer = await readConsent(
    {
      encoding,
      dialect: dialectOf(upload),
      start: { byte: start, line: upload.first_line },
      header,
      hasHeader: input.has_header ?? upload.has_header,
      plan,
      rejectRoleAddresses: input.reject_role_addresses ?? true,
      rejectDisposableDomains: input.reject_disposable_domains ?? true,
      mend: input.mend ?? [],
    },
    await openText((from) => files.read(upload.file_key, { start: from }), encoding, start),
    signal,
  );
  if ('unclosed' in answer) throw invalid({ upload_id: answer.unclosed });
  const remembered = await read((tx) => rememberedConsent(tx, upload.account_id, header));
  return { ...answer.found, remembered };
}
