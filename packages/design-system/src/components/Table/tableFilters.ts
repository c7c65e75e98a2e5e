export interface TableFilterOption {
  value: string;
  label: string;
}

export interface TableFilter<Row> {
  id: string;
  label: string;
  options: readonly TableFilterOption[];
  /** Choosing one replaces the other. Default false. */
  isSingle?: boolean;
  /** Client data: the row's own values; it stays when one of them is chosen. */
  values?: (row: Row) => readonly string[];
  /** The chip's words. Default 'Label: first, second'. */
  chip?: (labels: readonly string[]) => string;
}

export function filterLabels<Row>(filter: TableFilter<Row>, values: readonly string[]): string[] {
  return values.map((value) => filter.options.find((option) => option.value === value)?.label ?? value);
}

export function chipText<Row>(filter: TableFilter<Row>, values: readonly string[]): string {
  const labels = filterLabels(filter, values);
  return filter.chip?.(labels) ?? `${filter.label}: ${labels.join(', ')}`;
}
