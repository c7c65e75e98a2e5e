import {
  AdminContext,
  Datagrid,
  DateField,
  ListContextProvider,
  NumberField,
  ResourceContextProvider,
  TextField,
  useList,
} from 'react-admin';
import type { DataProvider } from 'react-admin';
import type { TableContestant } from '../contestant.ts';
import { columns, rowsOf } from '../rows.ts';
import type { Row } from '../rows.ts';

// The rows are passed in; nothing is fetched.
const dataProvider = {} as DataProvider;
const currency = { style: 'currency', currency: 'USD' };

export const contestant: TableContestant = {
  Provider: ({ children }) => (
    <AdminContext dataProvider={dataProvider}>
      <ResourceContextProvider value="orders">{children}</ResourceContextProvider>
    </AdminContext>
  ),
  Scene: function Orders({ size }) {
    const list = useList<Row>({ data: rowsOf(size) as Row[], perPage: size });
    return (
      <ListContextProvider value={list}>
        <Datagrid bulkActionButtons={false} rowClick={false}>
          {columns.map(({ id, header }) => {
            if (id === 'start') return <DateField key={id} source={id} label={header} showTime />;
            if (id === 'recipients') return <NumberField key={id} source={id} label={header} />;
            if (id === 'cents') return <NumberField key={id} source={id} label={header} options={currency} />;
            return <TextField key={id} source={id} label={header} />;
          })}
        </Datagrid>
      </ListContextProvider>
    );
  },
  firstName: () => document.querySelector('tbody .column-name')?.textContent,
  scroller: () => document.documentElement,
  header: (column) => document.querySelector<HTMLElement>(`thead .column-${column} .MuiTableSortLabel-root`),
};
