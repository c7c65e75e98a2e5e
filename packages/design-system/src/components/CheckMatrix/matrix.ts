export interface MatrixRow {
  id: string;
  label: string;
  /** Small text under the label. */
  hint?: string | undefined;
  /** The heading that the row belongs under. Rows of one group must follow each other. */
  group?: string | undefined;
}

export interface MatrixColumn {
  id: string;
  label: string;
}

export interface MatrixChange {
  rowId: string;
  columnId: string;
  isOn: boolean;
}
