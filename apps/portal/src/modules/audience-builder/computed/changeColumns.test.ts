import { describe, expect, it } from 'vitest';
import { readersOf, removeColumn, saveColumn, takeSuggestion } from './changeColumns.ts';
import { computedOf, type ColumnsDraft, type NewColumn } from './columnsDraft.ts';
import { suggestionsOf } from './suggestionsOf.ts';
import { namesOf, withComputed } from './sheet.ts';

const HEADINGS = ['E-Mail', 'Name', 'Kauf'];
const SHEET = {
  headings: HEADINGS,
  rows: [
    ['anna@brueckner.example', 'Anna Brückner', '03.05.2024'],
    ['j.okafor@kestrel.example', 'Jide Okafor', '04.06.2024'],
    ['li@tanaka.example', 'Li Tanaka', ''],
  ],
};
const none: ColumnsDraft & { dismissed: readonly string[] } = {
  columns: 3,
  computed: [],
  choices: { 0: 'email', 1: null, 2: 'custom' },
  names: { 2: 'kauf' },
  dismissed: [],
};
const first: NewColumn = { name: 'First', kind: 'first_part', sources: ['1'], text: ' ' };
const greeting: NewColumn = { name: 'Greeting', kind: 'join', sources: ['c1', '0'], text: ' ' };

describe('computed columns of a draft', () => {
  it('keep the ids of the others when one is removed', () => {
    const two = saveColumn(saveColumn(none, first), { ...first, name: 'Rest', kind: 'rest' });
    const three = saveColumn(two, { ...greeting, sources: ['c2', '0'] });
    const draft = removeColumn({ ...three, names: { ...three.names, c1: 'first' } }, 'c1');
    expect(draft.names).toEqual(none.names);
    expect(computedOf(draft)).toEqual([
      { name: 'Rest', kind: 'rest', columns: [1], text: ' ' },
      { name: 'Greeting', kind: 'join', columns: [3, 0], text: ' ' },
    ]);
    expect(draft.choices).toEqual({ ...none.choices, c2: null, c3: null });
  });

  it('names the columns that would break', () => {
    const draft = saveColumn(saveColumn(none, first), greeting);
    expect(readersOf(draft, 'c1').map(({ name }) => name)).toEqual(['Greeting']);
    expect(readersOf(draft, 'c2')).toEqual([]);
  });

  it('change in place', () => {
    const draft = saveColumn(saveColumn(none, first), { ...first, name: 'Given name' }, 'c1');
    expect(draft.computed).toEqual([{ id: 'c1', ...first, name: 'Given name' }]);
  });
});

describe('a suggestion', () => {
  const [names, dates] = suggestionsOf(SHEET, none);

  it('adds columns with their fields', () => {
    const [choice] = names?.choices ?? [];
    const draft = choice && takeSuggestion(none, choice, HEADINGS);
    expect(draft?.choices).toEqual({ ...none.choices, c1: 'first_name', c2: 'last_name' });
    expect(draft && withComputed(SHEET, draft).rows[1]?.slice(3)).toEqual(['Jide', 'Okafor']);
  });

  it('moves a custom field with its name, and names the column after its source', () => {
    expect(dates?.choices.map(({ label }) => label)).toEqual(['Day first: 2024-05-03', 'Month first: 2024-03-05']);
    const [choice] = dates?.choices ?? [];
    const draft = choice && takeSuggestion(none, choice, HEADINGS);
    expect(draft?.computed).toEqual([{ id: 'c1', name: 'Kauf, date', kind: 'date_dmy', sources: ['2'], text: null }]);
    expect(draft?.choices).toEqual({ ...none.choices, 2: null, c1: 'custom' });
    expect(draft?.names).toEqual({ c1: 'kauf' });
  });

  it('is made of computed columns too, once, and not when it was dismissed', () => {
    const [choice] = names?.choices ?? [];
    const draft = choice && takeSuggestion(none, choice, HEADINGS);
    const loud = {
      ...SHEET,
      rows: SHEET.rows.map(([mail = '', name = '', date = '']) => [mail, name.toUpperCase(), date]),
    };
    const all = draft && withComputed(loud, draft);
    const found = draft && all ? suggestionsOf(all, draft) : [];
    expect(found.map(({ says }) => says)).toContain('“First name” is written in capitals or small letters: ANNA');
    const [, shouted] = found.filter(({ says }) => says.includes('name”'));
    const [better] = shouted?.choices ?? [];
    const next = draft && all && better && takeSuggestion(draft, better, namesOf(all));
    expect(next?.computed.at(-1)).toMatchObject({ name: 'Last name, capitalised', sources: ['c2'] });
    expect(next?.choices).toMatchObject({ c2: null, c3: 'last_name' });
    const dismissed = { ...none, dismissed: [names?.says ?? ''] };
    expect(suggestionsOf(SHEET, dismissed)).toEqual([dates]);
  });

  it('gets a free name', () => {
    const [choice] = names?.choices ?? [];
    const taken = saveColumn(none, { ...first, name: 'First name' });
    const draft = choice && takeSuggestion(taken, choice, HEADINGS);
    expect(draft?.computed.map(({ name }) => name)).toEqual(['First name', 'First name 2', 'Last name']);
  });
});
