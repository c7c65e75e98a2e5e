import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Files } from '../../../platform/files/file.ts';
import { secureAnswersOf, type SecureAnswer } from '../check/links.repository.ts';
import { imagesOf } from '../revision/revision.repository.ts';
import { mendLines, type MendedLines } from './mendedLines.ts';
import type { MendWishes } from './mendHtml.ts';
import { provenBeginnings } from './provenHttps.ts';
import { realSizesOf, type StoredImage } from '../check/images/realSizes.ts';

interface MendedRevision {
  revision_id: number;
  subject: string | null;
  preheader: string | null;
  postal_address: string | null;
}

/** All that the changes of a revision depend on beside its HTML. The bytes of its images aren't read yet. */
interface MendFacts extends Omit<MendWishes, 'imageSizes' | 'httpsBeginnings'> {
  images: readonly StoredImage[];
  /** Links whose check ended at https. */
  answers: readonly SecureAnswer[];
  lines: MendedLines;
}

export async function mendFactsIn(
  tx: Tx,
  { revision_id: id, postal_address: postalAddress, ...row }: MendedRevision,
  kinds: readonly MendKind[],
): Promise<MendFacts> {
  const images = kinds.includes('image_without_size') ? await imagesOf(tx, id) : [];
  const answers = kinds.includes('insecure_link') ? await secureAnswersOf(tx, id) : [];
  const lines = mendLines(row, kinds);
  // The title that is made of the subject has its mended fields.
  const subject = lines.lines.find(({ field }) => field === 'subject')?.after ?? row.subject;
  return {
    kinds,
    subject,
    lines,
    postalAddress,
    images: images.map(({ url, key, size }) => ({ url, key, size })),
    answers,
  };
}

/** Reads the sizes of the images, which takes time. */
export async function mendWishes(
  files: Files,
  { images, answers, kinds, subject, postalAddress }: MendFacts,
): Promise<MendWishes> {
  return {
    kinds,
    subject,
    postalAddress,
    imageSizes: await realSizesOf(files, images),
    httpsBeginnings: provenBeginnings(answers),
  };
}
