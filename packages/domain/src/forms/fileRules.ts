import { DATA_EXTENSIONS, hasExtension, IMAGE_EXTENSIONS } from './fileTypes.ts';
import { fits, isEmpty } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

/** The name of a browser's File; any other value is taken as the name itself. */
function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

function fileRule(extensions: readonly string[]): Rule {
  const text = `Only ${extensions.join(', ')} files are accepted`;
  return (value) =>
    isEmpty(value) || fits(nameOf(value), (name) => hasExtension(name, extensions)) ? undefined : text;
}

export const image_file = fileRule(IMAGE_EXTENSIONS);
export const data_file = fileRule(DATA_EXTENSIONS);
