import { useTexts } from '../../../provider/useTexts.ts';
import { DatePicker } from '../../DatePicker/DatePicker.tsx';
import { NumberInput } from '../../NumberInput/NumberInput.tsx';
import type { TableDateFilter, TableNumberFilter, TableTextFilter } from '../data/tableFilters.ts';
import { TableSearch } from './TableSearch.tsx';

interface FilterFieldProps {
  filter: TableTextFilter<object> | TableNumberFilter<object> | TableDateFilter<object>;
  values: readonly string[];
  /** A server is asked only when the reader pauses. */
  isServer: boolean;
  onValues: (values: readonly string[]) => void;
}

function asRange(from: string, to: string): readonly string[] {
  return from === '' && to === '' ? [] : [from, to];
}

/** The fields of a filter that isn't a list of choices. Loaded when the first one is opened. */
export default function FilterField({ filter, values, isServer, onValues }: FilterFieldProps) {
  const texts = useTexts();
  const [from = '', to = ''] = values;
  switch (filter.kind) {
    case 'text':
      return (
        <TableSearch
          label={`${filter.label} ${texts.contains}`}
          value={from}
          isServer={isServer}
          onSearch={(text) => onValues(text.trim() === '' ? [] : [text])}
        />
      );
    case 'number': {
      const shared = { unit: filter.unit };
      return (
        <div data-part="range">
          <NumberInput
            {...shared}
            label={texts.filterFrom}
            value={from === '' ? null : Number(from)}
            onValueChange={(next) => onValues(asRange(next === null ? '' : String(next), to))}
          />
          <NumberInput
            {...shared}
            label={texts.filterTo}
            value={to === '' ? null : Number(to)}
            onValueChange={(next) => onValues(asRange(from, next === null ? '' : String(next)))}
          />
        </div>
      );
    }
    case 'date':
      return (
        <div data-part="range">
          <DatePicker
            label={texts.filterFrom}
            value={from || null}
            max={to || undefined}
            onValueChange={(next) => onValues(asRange(next ?? '', to))}
          />
          <DatePicker
            label={texts.filterTo}
            value={to || null}
            min={from || undefined}
            onValueChange={(next) => onValues(asRange(from, next ?? ''))}
          />
        </div>
      );
  }
}
