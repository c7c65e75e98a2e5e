/** How a reader changes the value of a cell, in a field over it. */
export interface TableEdit<Row, Value> {
  /**
   * Saves the value. While its promise is pending the field is busy; if it rejects, the field stays open and shows its message.
   * The table shows the new value when it gets new rows.
   */
  onSave: (row: Row, value: Value) => void | Promise<unknown>;
  /** Returns what is wrong with a value and how to correct it; undefined when nothing is. */
  validate?: ((value: Value, row: Row) => string | undefined) | undefined;
  /** Why the value of this row can't be changed. Undefined: it can. Default: it can in every row. */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
}

export interface TableChoiceEdit<Row> extends TableEdit<Row, string> {
  /** Two to about seven. `onSave` receives the value; the one with the label of the badge is chosen. */
  options: readonly { value: string; label: string }[];
}

export interface TableMoneyEdit<Row> extends TableEdit<Row, number | null> {
  /** ISO 4217, for rows that have no amount yet. `onSave` receives a whole number in its smallest unit. */
  currency: string;
}
