import { describe, expect, it } from 'vitest';
import { computedKinds, computedProblem, kindNeeds, type ComputedColumn } from './computedKinds.ts';

const NAME: ComputedColumn = { name: 'First name', kind: 'first_part', columns: [1] };

describe('a computed column', () => {
  it('has a label that only its kind has', () => {
    expect(new Set(computedKinds.map(({ label }) => label)).size).toBe(computedKinds.length);
    expect(kindNeeds('join')).toMatchObject({ sources: 'several', text: 'separator' });
  });

  it('may read columns of the file and computed ones before it', () => {
    expect(computedProblem([NAME, { name: 'Greeting', kind: 'name_case', columns: [2] }], 2)).toBeUndefined();
    expect(computedProblem([{ name: 'Both', kind: 'join', columns: [0, 1], text: '' }], 2)).toBeUndefined();
    expect(computedProblem([{ name: 'Country', kind: 'constant', columns: [], text: 'DE' }], 2)).toBeUndefined();
    expect(computedProblem([{ ...NAME, text: null }], 2)).toBeUndefined();
  });

  it.each<[string, ComputedColumn[]]>([
    ['A computed column needs a name', [{ ...NAME, name: '  ' }]],
    ['Two computed columns have the same name', [NAME, { ...NAME, name: ' First name' }]],
    ['“First name”: it can only read columns before it', [{ ...NAME, columns: [2] }]],
    ['“First name”: choose one column', [{ ...NAME, columns: [] }]],
    ['“First name”: choose one column', [{ ...NAME, columns: [0, 1] }]],
    ['“First name”: choose each column once', [{ ...NAME, kind: 'join', columns: [1, 1] }]],
    ['“First name”: choose at least two columns', [{ ...NAME, kind: 'first_filled', columns: [1] }]],
    ['“First name”: it reads no column', [{ ...NAME, kind: 'constant', text: 'DE' }]],
    ['“First name”: type the value', [{ ...NAME, kind: 'constant', columns: [] }]],
    ['“First name”: type the sign between the parts', [{ ...NAME, text: '' }]],
  ])('is refused: %s', (problem, columns) => {
    expect(computedProblem(columns, 2)).toBe(problem);
  });

  it('is one of at most 20, and reads at most 10', () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ ...NAME, name: `Part ${at}` }));
    expect(computedProblem(many, 2)).toBe('At most 20 computed columns are allowed');
    const wide = { ...NAME, kind: 'join', columns: Array.from({ length: 11 }, (_, at) => at) } as const;
    expect(computedProblem([wide], 20)).toBe('“First name”: choose at most 10 columns');
  });
});
