import { useDesign } from '../../../provider/DesignContext.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import type { TableFilter } from '../data/tableFilters.ts';

/** Returns the text of a filter's chip. */
export function useChipText<Row>(): (filter: TableFilter<Row>, values: readonly string[]) => string {
  const texts = useTableTexts();
  const formats = useFormats();
  const { formatDate } = useDesign();

  function range(values: readonly string[], say: (value: string) => string): string {
    const [from = '', to = ''] = values;
    if (from === '') return texts.atMost(say(to));
    return to === '' ? texts.atLeast(say(from)) : texts.between(say(from), say(to));
  }
  function labelsOf(filter: TableFilter<Row>, values: readonly string[]): string[] {
    switch (filter.kind) {
      case 'text':
        return [`${texts.contains} “${values[0] ?? ''}”`];
      case 'number':
        return [range(values, (value) => [formats.number(Number(value)), filter.unit].filter(Boolean).join(' '))];
      case 'date':
        // A day has no time zone. Reading and writing it in the same one keeps the day.
        return [range(values, (day) => formatDate(`${day}T00:00:00Z`, 'date', 'UTC'))];
      default:
        return values.map((value) => filter.options.find((option) => option.value === value)?.label ?? value);
    }
  }
  return (filter, values) => {
    const labels = labelsOf(filter, values);
    return filter.chip?.(labels) ?? `${filter.label}: ${labels.join(', ')}`;
  };
}
