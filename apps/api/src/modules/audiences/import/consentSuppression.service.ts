import type { DamageKind } from '@mailroom/domain/encodings/damage';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Files } from '../../../platform/files/file.ts';
import { signsOf } from '../csv/dialect.ts';
import { planOf, type PlanInput } from '../csv/columnPlan.ts';
import { countOf, Digests } from '../ingests/digests.ts';
import { consentChoice, refusalsOf, type ConsentInput } from '../reading/consent.ts';
import { reachOf } from './consentSuppression.repository.ts';
import { peopleReader, personShape } from '../reading/peopleReader.ts';
import { uploadRecords } from '../reading/uploadRecords.ts';
import { mappedUpload } from './uploads.service.ts';

/** How the file will be imported, and whom a person decided to leave out. */
interface SuppressionInput extends PlanInput {
  has_header?: boolean | undefined;
  reject_role_addresses?: boolean | undefined;
  reject_disposable_domains?: boolean | undefined;
  mend?: readonly DamageKind[] | undefined;
  decisions?: ConsentInput['decisions'];
}

/** How many people a suppression would reach, each person once. */
interface SuppressionReach {
  people: number;
  /** Already on a list of the account or the house. */
  suppressed: number;
  /** Not suppressed, and mailable through an audience now. */
  in_audiences: number;
  audiences: number;
}

/**
 * Reads a whole upload as its import will read it, and counts what suppressing the people whom it leaves out would change: each
 * person once, whatever rows name them.
 */
export async function countSuppression(
  { read, signal }: Pick<Transactions, 'read'> & { signal: AbortSignal },
  files: Files,
  id: number,
  input: SuppressionInput,
): Promise<SuppressionReach> {
  const plan = planOf(input);
  const upload = await mappedUpload({ read }, id, plan);
  const header = upload.columns.map(({ name }) => name);
  const file = { signs: signsOf(upload), header, ...plan };
  const person = peopleReader({
    ...file,
    encoding: upload.encoding,
    reject_role_addresses: input.reject_role_addresses ?? true,
    reject_disposable_domains: input.reject_disposable_domains ?? true,
    mend: input.mend ?? [],
    refusalIn: refusalsOf(header, plan.mapping, consentChoice({ choice: 'leave_out', decisions: input.decisions })),
  });
  const people = new Digests();
  const suppressed = new Digests();
  const members = new Digests();
  const audiences = new Set<number>();
  const hasHeader = input.has_header ?? upload.has_header;
  for await (const records of uploadRecords(files, upload, { hasHeader, shape: personShape(file) })) {
    signal.throwIfAborted();
    const emails = records.flatMap((record) => {
      const found = person(record);
      return 'cell' in found ? [found.email] : [];
    });
    if (emails.length === 0) continue;
    for (const reach of await read((tx) => reachOf(tx, upload.account_id, emails))) {
      people.add(reach.email);
      if (reach.is_suppressed) suppressed.add(reach.email);
      else if (reach.audiences.length > 0) {
        members.add(reach.email);
        for (const audience of reach.audiences) audiences.add(audience);
      }
    }
  }
  return {
    people: countOf(people, {}),
    suppressed: countOf(suppressed, {}),
    in_audiences: countOf(members, {}),
    audiences: audiences.size,
  };
}
