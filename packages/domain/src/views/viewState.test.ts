import fc from 'fast-check';
import { expect, it } from 'vitest';
import { viewLists, type ViewList } from './viewLists.ts';
import { usableViewState, viewStateProblem, type ViewState } from './viewState.ts';

const EMPTY: ViewState = { sort: [], filters: [], columns: { hidden: [], order: [], widths: [], pinned: [] } };

const state: ViewState = {
  ...EMPTY,
  sort: [{ id: 'first_name', direction: 'asc' }],
  filters: [
    { id: 'role_id', values: ['4'] },
    { id: 'active', values: ['true'] },
  ],
  columns: { ...EMPTY.columns, hidden: ['email'] },
};

it('keeps columns, sort and the choices of its list', () => {
  expect(viewStateProblem('listUsers', state)).toBeUndefined();
  expect(viewStateProblem('listOrders', state)).toBe('The list has no such filter');
  expect(viewStateProblem('listUsers', { ...EMPTY, filters: [{ id: 'role_id', values: ['ada'] }] })).toBe(
    'Role has no such choice',
  );
  const starting = (...values: string[]) =>
    viewStateProblem('listProducts', { ...EMPTY, filters: [{ id: 'starts', values }] });
  expect(starting('', '2026-12-07')).toBeUndefined();
  expect(starting('2026-12-07', 'next week')).toBe('Start has no such choice');
  expect(viewStateProblem('listUsers', { ...EMPTY, filters: [{ id: 'constructor', values: [] }] })).toBeDefined();
});

it('drops and names the filters that the reader may not use', () => {
  expect(usableViewState('listUsers', state, ['can_view_role'])).toEqual({ state, dropped: [] });
  const { state: usable, dropped } = usableViewState('listUsers', state, []);
  expect(dropped).toEqual(['Role']);
  expect(usable.filters).toEqual([{ id: 'active', values: ['true'] }]);
  expect(usableViewState('listRoles', state, []).dropped).toEqual(['An earlier filter', 'An earlier filter']);
});

it('never keeps an address or a typed text', () => {
  const typed = fc.oneof(
    fc.emailAddress(),
    fc.string({ minLength: 1 }).filter((text) => /[^\w]/.test(text)),
  );
  const lists = fc.constantFrom(...(Object.keys(viewLists) as ViewList[]));
  fc.assert(
    fc.property(lists, typed, fc.constantFrom('hidden', 'order', 'sort', 'value'), (list, text, place) => {
      const filter = Object.keys(viewLists[list])[0];
      fc.pre(place !== 'value' || filter !== undefined);
      const choices = new Set(Object.values(viewLists[list]).flatMap(({ values }) => values));
      fc.pre(!choices.has(text));
      const bad: ViewState =
        place === 'value'
          ? { ...EMPTY, filters: [{ id: filter ?? '', values: [text] }] }
          : place === 'sort'
            ? { ...EMPTY, sort: [{ id: text, direction: 'asc' }] }
            : { ...EMPTY, columns: { ...EMPTY.columns, [place]: [text] } };
      expect(viewStateProblem(list, bad)).toBeDefined();
    }),
  );
});
