export interface ChartTableData {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, row by row. */
export function ChartTable({ title, head, rows }: ChartTableData & { title: string }) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
