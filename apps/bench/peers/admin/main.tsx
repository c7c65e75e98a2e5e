import { Admin, Datagrid, EmailField, List, Resource, TextField } from 'react-admin';
import type { AuthProvider, DataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';

async function ask(path: string, init?: RequestInit) {
  const answer = await fetch(`/api/${path}`, init);
  if (!answer.ok) throw new Error(answer.statusText);
  return { data: await answer.json(), total: Number(answer.headers.get('x-total')) };
}

/** The minimum react-admin needs; no real data provider is smaller. */
const dataProvider: DataProvider = {
  getList: (resource) => ask(resource),
  getOne: (resource, { id }) => ask(`${resource}/${id}`),
  getMany: (resource) => ask(resource),
  getManyReference: (resource) => ask(resource),
  create: (resource, { data }) => ask(resource, { method: 'POST', body: JSON.stringify(data) }),
  update: (resource, { id, data }) => ask(`${resource}/${id}`, { method: 'PUT', body: JSON.stringify(data) }),
  updateMany: (resource) => ask(resource, { method: 'PUT' }),
  delete: (resource, { id }) => ask(`${resource}/${id}`, { method: 'DELETE' }),
  deleteMany: (resource) => ask(resource, { method: 'DELETE' }),
};

const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

function Accounts() {
  return (
    <List>
      <Datagrid>
        <TextField source="sf_account_id" label="Account ID" />
        <TextField source="name" label="Account Name" />
        <EmailField source="test_seed_email_address" label="Email" />
        <TextField source="test_seed_ecid" label="ECID" />
        <TextField source="owner_phone" label="Phone Number" />
      </Datagrid>
    </List>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} dashboard={() => <h1>Hello</h1>}>
    <Resource name="accounts" list={Accounts} />
  </Admin>,
);
