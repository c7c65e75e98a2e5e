import { findByLabelText } from '@testing-library/dom';
import { surroundings, type Surroundings } from './surroundings.ts';

/** Picks files in a FileDrop, as its file dialog would. The field's error names refused files. */
export async function pickFiles(
  field: string | RegExp,
  files: File | File[],
  options: Surroundings = {},
): Promise<void> {
  const { container, user, wait } = surroundings(options);
  const input = await findByLabelText(container, field, { selector: 'input[type="file"]' }, wait);
  await user.upload(input, files);
}
