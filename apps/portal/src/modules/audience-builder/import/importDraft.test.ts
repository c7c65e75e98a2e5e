import { describe, expect, it } from 'vitest';
import { audienceFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { withCustomNames } from './customNames.ts';
import { customColumns, draftOf, mappingOf, settingsOf } from './importDraft.ts';
import { whatMappingLacks } from './mappingErrors.ts';

const guessed = draftOf(audienceFile());

describe('the draft of an import', () => {
  it('starts with the server’s guess', () => {
    expect(guessed.choices).toEqual({ 0: 'email', 1: 'first_name', 2: 'postal_code', 3: null });
    expect(whatMappingLacks(guessed)).toBeUndefined();
  });

  it('sends every column, unused ones as ignored', () => {
    expect(mappingOf(guessed)).toEqual(audienceFile().mapping);
  });

  it('sends computed columns behind those of the file, whatever order they are chosen in', () => {
    const split = audienceFile({
      mapping: [
        { column: 0, field: 'email', name: null },
        { column: 5, field: 'custom', name: 'city' },
        { column: 4, field: 'last_name', name: null },
      ],
      computed: [
        { name: 'Last name', kind: 'rest', columns: [1], text: ' ' },
        { name: 'City', kind: 'upper', columns: [4], text: null },
      ],
    });
    const draft = draftOf(split);
    expect(draft.computed.map(({ id, sources }) => [id, sources])).toEqual([
      ['c1', ['1']],
      ['c2', ['c1']],
    ]);
    expect(draft.choices).toEqual({ 0: 'email', c1: 'last_name', c2: 'custom' });
    expect(settingsOf(draft)).toMatchObject({ mapping: split.mapping, computed: split.computed });
    expect(settingsOf(guessed)).not.toHaveProperty('computed');
  });

  it('names a custom field of a computed column whose name has no Latin letter by its place', () => {
    const column = { id: 'c1', name: '購入日', kind: 'date_ymd', sources: ['3'], text: null } as const;
    const draft = { ...guessed, computed: [column], choices: { ...guessed.choices, c1: 'custom' } };
    expect(withCustomNames(draft, () => '購入日').names).toEqual({ c1: 'column_5' });
  });

  it('asks for the column of the address', () => {
    expect(whatMappingLacks({ ...guessed, choices: { 0: null } })).toBe(
      'Choose the column that holds the e-mail address',
    );
  });

  it('requires a unique name for each custom field', () => {
    const choices = { ...guessed.choices, 1: 'custom', 3: 'custom' };
    expect(customColumns({ ...guessed, choices })).toEqual(['1', '3']);
    expect(whatMappingLacks({ ...guessed, choices, names: { 1: 'call', 3: ' ' } })).toBe(
      'Each custom field needs a name',
    );
    expect(whatMappingLacks({ ...guessed, choices, names: { 1: 'call', 3: 'call ' } })).toBe(
      'Two custom fields have the same name',
    );
    expect(whatMappingLacks({ ...guessed, choices, names: { 1: 'call', 3: 'last' } })).toBeUndefined();
  });

  it('names a custom field after its heading, unless somebody named it', () => {
    const headings = ['E-Mail', 'Letzter Kauf', 'Letzter Kauf', '購入日', 'Notiz'];
    const choices = { 0: 'email', 1: 'custom', 2: 'custom', 3: 'custom', 4: 'custom' };
    const { names } = withCustomNames(
      { ...guessed, choices, names: { 4: '' } },
      (column) => headings[Number(column)] ?? '',
    );
    expect(names).toEqual({ 1: 'letzter_kauf', 2: 'letzter_kauf_3', 3: 'column_4', 4: '' });
  });

  it('refuses more custom fields than allowed', () => {
    const columns = Array.from({ length: 21 }, (_, at) => String(at + 1));
    const choices = { 0: 'email', ...Object.fromEntries(columns.map((column) => [column, 'custom'])) };
    const names = Object.fromEntries(columns.map((column) => [column, `field ${column}`]));
    expect(whatMappingLacks({ ...guessed, choices, names })).toBe('At most 20 columns can be custom fields');
  });
});
