import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

function textOf(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

const cases = globSync('flows/typedText/*Forms.ts', { cwd: source }).map(textOf).join('\n');

/** Matches fields that a person types into, and every form of a record. Search fields save nothing. */
const TYPED =
  /<(TextInput|TextArea|NumberInput|MoneyInput|PasswordInput|DatePicker|DateTimeInput|DateRangePicker|InlineEdit|CodeEditor|CountedInput)\b|useRecordForm[<(]/;

/** Files with a field that no case fills, and why. */
const UNTYPED: Readonly<Record<string, string>> = {
  'components/CountedInput.tsx': 'a field of the forms that use it',
  'shared/forms/useRecordForm.tsx': 'the hook itself',
  'modules/campaign-creatives/creative/NewRevisionDialog.tsx': 'only files',
  'modules/campaign-creatives/labels/LabelDialog.tsx': 'one choice; its own story types into it',
  'modules/audience-builder/computed/ComputedDialog.tsx':
    'a column of the import that isn’t saved yet; its own stories type into it',
  'modules/audience-builder/rejects/RowDialog.tsx':
    'a row that is corrected on the page and not saved yet; its own stories type into it',
  'modules/audience-builder/import/ConsentStep.tsx':
    'one reason, for a file with words about consent; its own story types into it',
  'modules/campaign-creatives/new/PasteHtmlDialog.tsx': 'HTML that becomes a file; its own story types into it',
  'modules/campaign-creatives/html/HtmlEditor.tsx': 'code, kept letter by letter; its own stories type into it',
  'modules/order-management/bulk/MoveDialog.tsx': 'days, or a day and a time; its own stories type into it',
  'modules/order-management/responses/ResponseUploadDialog.tsx': 'only a file',
};

it('types into every form and field of the portal', () => {
  const files = globSync('{app,components,modules,session,shared}/**/*.tsx', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.stories.tsx') && TYPED.test(textOf(file)));
  expect(files.length).toBeGreaterThan(20);
  const unknown = files.filter((file) => !cases.includes(`'${file}'`) && UNTYPED[file] === undefined);
  expect(unknown, 'give each a case in flows/typedText').toEqual([]);
  expect(Object.keys(UNTYPED).filter((file) => !files.includes(file))).toEqual([]);
});

it('has a story for each case', () => {
  const stories = textOf('flows/typedText/TypedText.stories.tsx');
  const names = [...cases.matchAll(/^ {4}name: '([^']+)'/gm)].map(([, name]) => name);
  expect(names.filter((name) => !stories.includes(`typing('${name}')`))).toEqual([]);
});
