import { findNamed, type NamePattern } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

/** Picks files in a FileDrop, as its file dialog would. The field's error names refused files. */
export async function pickFiles(field: NamePattern, files: File | File[], options: Surroundings = {}): Promise<void> {
  const { container, user, wait } = surroundings(options);
  const inputs = () => [...container.querySelectorAll<HTMLElement>('input[type="file"]')];
  const input = await findNamed('FileDrop', field, inputs, wait);
  await user.upload(input, files);
}
