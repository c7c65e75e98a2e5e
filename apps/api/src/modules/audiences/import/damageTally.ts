import { damageKinds, damageOf, type DamageKind } from '@mailroom/domain/encodings/damage';
import { meantAddress } from '@mailroom/domain/encodings/mistyped';
import { sourcesOf } from '@mailroom/domain/computed/computedColumns';
import { addressDamage } from '@mailroom/domain/forms/addressFault';
import type { ColumnPlan } from '../csv/columnPlan.ts';
import type { Mapping } from '../csv/mapping.ts';

/** Values of a column that another program damaged in the same way. */
export interface Damage {
  kind: DamageKind;
  column: number;
  rows: number;
  /** The first of them: its line, the value, and the value that was meant, unless that is lost. */
  line: number;
  example: string;
  meant: string | null;
}

const LONGEST_EXAMPLE = 200;

/** Counts damaged values of the columns that are imported. Those of addresses are faults that can be mended by kind: others are rejected. */
export class DamageTally {
  readonly #columns: readonly number[];
  readonly #emailColumn: number;
  readonly #found = new Map<string, Damage>();

  /** `columns`: how many the file has. */
  constructor({ mapping, computed }: ColumnPlan, columns: number) {
    const readFor = (isWanted: (field: Mapping['field']) => boolean): number[] =>
      mapping.filter(({ field }) => isWanted(field)).flatMap(({ column }) => sourcesOf(column, computed, columns));
    this.#emailColumn = readFor((field) => field === 'email')[0] ?? 0;
    this.#columns = [...new Set(readFor((field) => field !== 'ignore' && field !== 'email'))];
  }

  add({ line, email, values }: { line: number; email: string; values: readonly string[] }): void {
    const meant = meantAddress(email);
    if (meant !== undefined) this.#count({ kind: 'mistyped', column: this.#emailColumn, line, example: email, meant });
    for (const column of this.#columns) {
      const example = values[column]?.trim() ?? '';
      const damage = damageOf(example);
      if (damage) this.#count({ kind: damage.kind, column, line, example, meant: damage.meant ?? null });
    }
  }

  /** Counts a cell that isn't an address, if its kind of fault can be mended. */
  addAddress({ line, written }: { line: number; written: string }): void {
    const damage = addressDamage(written);
    if (damage) this.#count({ ...damage, column: this.#emailColumn, line, example: written });
  }

  #count({ kind, column, line, example, meant }: Omit<Damage, 'rows'>): void {
    const key = `${kind} ${column}`;
    const known = this.#found.get(key);
    if (known) known.rows += 1;
    else
      this.#found.set(key, {
        kind,
        column,
        rows: 1,
        line,
        example: example.slice(0, LONGEST_EXAMPLE),
        meant: meant?.slice(0, LONGEST_EXAMPLE) ?? null,
      });
  }

  /** The surest kinds first, and the columns of each in their order. */
  get found(): Damage[] {
    const places = new Map<string, number>(damageKinds.map(({ code }, at) => [code, at]));
    const place = ({ kind }: Damage): number => places.get(kind) ?? 0;
    return [...this.#found.values()].toSorted((one, other) => place(one) - place(other) || one.column - other.column);
  }
}
