import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Files } from '../../../platform/files/file.ts';
import { secureAnswersOf, type SecureAnswer } from '../check/links.repository.ts';
import { imagesOf } from '../revision/revision.repository.ts';
import type { MendWishes } from './mendHtml.ts';
import { provenBeginnings } from './provenHttps.ts';
import { realSizesOf, type StoredImage } from './realSizes.ts';

interface MendedRevision {
  revision_id: number;
  subject: string | null;
  postal_address: string | null;
}

/** All that the changes of a revision depend on beside its HTML. The bytes of its images aren't read yet. */
interface MendFacts extends Omit<MendWishes, 'imageSizes' | 'httpsBeginnings'> {
  images: readonly StoredImage[];
  /** Links whose check ended at https. */
  answers: readonly SecureAnswer[];
}

export async function mendFactsIn(
  tx: Tx,
  { revision_id: id, subject, postal_address: postalAddress }: MendedRevision,
  kinds: readonly MendKind[],
): Promise<MendFacts> {
  const images = kinds.includes('image_without_size') ? await imagesOf(tx, id) : [];
  const answers = kinds.includes('insecure_link') ? await secureAnswersOf(tx, id) : [];
  return { kinds, subject, postalAddress, images: images.map(({ url, key }) => ({ url, key })), answers };
}

/** Reads the sizes of the images, which takes time. */
export async function mendWishes(files: Files, { images, answers, ...facts }: MendFacts): Promise<MendWishes> {
  return { ...facts, imageSizes: await realSizesOf(files, images), httpsBeginnings: provenBeginnings(answers) };
}
