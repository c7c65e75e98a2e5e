import { describe, expect, it } from 'vitest';
import { isAddress } from '@mailroom/domain/forms/addressRules';
import { inFileOrder, namesAllColumns, orderBelow } from './columnOrder.ts';
import { rowFault, rowFaultText } from './rowFault.ts';

function file(headings: readonly string[], entryColumn = 0) {
  const signs = { delimiter: ';', quote: '"', escape: 'double' } as const;
  const shape = { ...signs, columns: headings.length, named: headings.length, entryColumn, isEntry: isAddress };
  const plan = { mapping: [{ column: entryColumn, field: 'email' } as const], computed: [] };
  return { shape, headings, plan };
}

const FILE = file(['E-mail', 'Name', '', 'City']);

function moved(heading: string, row: string, of = FILE) {
  const order = orderBelow({ line: 7, raw: heading }, of);
  return order && inFileOrder(row, order);
}

describe('a heading row in the middle', () => {
  it('names all columns in any order, with empty cells anywhere', () => {
    const names = (text: string) => namesAllColumns(text.split(';'), FILE.headings);
    const rows = ['Name;City;E-mail', '\uFEFFname;;CITY ;;e-mail;', 'E-mail;Name;;City', ';City;Name;E-mail'];
    expect(rows.map(names)).toEqual([true, true, true, true]);
    const others = ['Name;City', 'Name;City;E-mail;Name', 'Name;City;E-mail;Phone', 'Name;City;City', ''];
    expect(others.map(names)).toEqual([false, false, false, false, false]);
  });

  it('begins an order unless it is the file’s own', () => {
    expect(moved('E-mail;Name;;City', 'ada@example.com;Ada;x;Bath')).toBeUndefined();
    expect(moved('Name;City', 'Ada;Bath')).toBeUndefined();
    expect(moved('Name;City;E-mail', 'Ada;Bath;ada@example.com')).toEqual(['ada@example.com', 'Ada', '', 'Bath']);
    expect(moved('Name;City;E-mail', '"A;da";"B""ath";ada@example.com;;')).toEqual([
      'ada@example.com',
      'A;da',
      '',
      'B"ath',
    ]);
    expect(moved('Name;E-mail;;City', 'Ada;ada@example.com')).toEqual(['ada@example.com', 'Ada', '', '']);
    expect(moved(';E-mail;Name;City', '5;ada@example.com;Ada;Bath')).toEqual(['ada@example.com', 'Ada', '5', 'Bath']);
  });

  it('tells two headings apart that differ in capitals', () => {
    const twins = file(['email', 'Email', 'Name']);
    expect(moved('Email;Name;email', 'two@b.example;Ada;one@b.example', twins)).toEqual([
      'one@b.example',
      'two@b.example',
      'Ada',
    ]);
  });

  it('loses no value of a row', () => {
    expect(moved('Name;City;E-mail', 'Ada;Bath;ada@example.com;5')).toBeUndefined();
    expect(moved('Name;City;E-mail', 'Ada;Bath')).toBeUndefined();
    expect(moved('Name;;;City;E-mail', 'Ada;5;6;Bath;ada@example.com')).toBeUndefined();
  });
});

describe('a row below it', () => {
  const order = orderBelow({ line: 7, raw: 'Name;City;E-mail' }, FILE);
  const fault = (raw: string, reason = 'bad_address') => rowFault({ reason, raw }, FILE, order);
  const says = 'from line 7 on the columns stand in another order';

  it('is offered whole, with its address mended where that is safe', () => {
    expect(fault('Ada;Bath;ada@@example.com')).toEqual({
      says: `${says}, and two @`,
      suggestion: 'ada@example.com',
      values: ['ada@example.com', 'Ada', '', 'Bath'],
    });
    expect(fault('Ada;Bath;ada@', 'wrong_column_count')).toEqual({
      says: `${says}, and nothing after the @`,
      values: ['ada@', 'Ada', '', 'Bath'],
    });
  });

  it('is judged as before where its address is not there', () => {
    expect(fault('ada@@example.com;Ada;;Bath')).toEqual({ says: 'two @', suggestion: 'ada@example.com' });
    expect(fault('Ada;Bath;ada@example.com', 'role_address')).toBeUndefined();
    const found = fault('Ada;;;ada@example.com');
    expect(found && rowFaultText(found)).toBe('the address stands under “City”; perhaps ada@example.com');
  });
});
