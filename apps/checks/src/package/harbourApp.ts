import { readmeFiles } from './readmeFiles.ts';

const readme = readmeFiles('design-system');

/** Fails when the README no longer says what this application was made from. */
function fromReadme(path: string, change: (code: string) => string = (code) => code): string {
  const code = readme[path];
  if (code === undefined) throw new Error(`The README shows no ${path}`);
  return change(code);
}

/** A task in steps, by the guide of Wizard in llms.txt. */
const VOYAGE = `
import { Card, DatePicker, TextInput, Wizard } from '@mailroom/design-system';
import { useState } from 'react';

export function Voyage() {
  const [ship, setShip] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <Card title="Next voyage">
      <Wizard
        label="New voyage"
        finishLabel="Plan voyage"
        level={3}
        onFinish={() => setSaved(ship + ' leaves soon.')}
        steps={[
          {
            id: 'ship',
            label: 'Ship',
            content: <TextInput label="Ship" name="ship" isRequired value={ship} onValueChange={setShip} />,
            validate: () => (ship === '' ? [{ field: 'ship', message: 'Name the ship.' }] : undefined),
          },
          { id: 'day', label: 'Day', content: <DatePicker label="Leaves" name="leaves" /> },
        ]}
      />
      <p>{saved}</p>
    </Card>
  );
}
`;

/** A chart, a table with more columns than most windows have room for, with groups of columns and one to edit, and a tree. */
const FLEET = `
import { BarChart, Card, Table, type TableColumn, type TableSelection } from '@mailroom/design-system';
import { useState } from 'react';

interface Ship { id: string; name: string; harbour: string; flag: string; crew: number; tons: number; fee: number; sailed: string }

const ships: Ship[] = ['Alba', 'Brise', 'Cormorant', 'Dora'].map((name, index) => ({
  id: name,
  name,
  harbour: 'Quay ' + (index + 1),
  flag: 'Portugal',
  crew: 8 + index,
  tons: 9_000 * (index + 1),
  fee: 12_000 + index,
  sailed: new Date(Date.UTC(2026, 4, 3 + index, 9)).toISOString(),
}));

// Two columns share a header, and one has signs that mean something in CSS and in HTML.
const columns: TableColumn<Ship>[] = [
  { id: 'name', kind: 'text', header: 'Vessel', isSortable: true },
  { id: 'harbour', kind: 'text', header: 'Place' },
  { id: 'flag', kind: 'text', header: 'Place', priority: 3 },
  { id: 'crew', group: 'On board', kind: 'number', header: 'Crew "on board" </style>', priority: 4 },
  { id: 'tons', group: 'On board', kind: 'number', header: 'Tons', isSortable: true },
  {
    id: 'fee',
    kind: 'money',
    header: 'Fee',
    value: (ship) => ({ cents: ship.fee, currency: 'EUR' }),
    edit: { currency: 'EUR', onSave: () => Promise.reject(new Error('The fee is agreed.')) },
  },
  { id: 'sailed', kind: 'date', header: 'Sailed' },
  {
    id: 'actions',
    kind: 'actions',
    header: 'Actions',
    value: () => [{ id: 'call', label: 'Call', isInline: true, onAction: () => {} }],
  },
];

interface Place { id: string; name: string; length: number; places?: Place[] }

const places: Place[] = [
  { id: 'n', name: 'North', length: 900, places: [{ id: 'n1', name: 'Quay 1', length: 500 }, { id: 'n2', name: 'Quay 2', length: 400 }] },
  { id: 's', name: 'South', length: 250 },
];

const placeColumns: TableColumn<Place>[] = [
  { id: 'name', kind: 'text', header: 'Place' },
  { id: 'length', kind: 'number', header: 'Metres' },
];

function Places() {
  return (
    <Card title="Places">
      <Table
        label="Places"
        columns={placeColumns}
        rows={places}
        rowId={(place) => place.id}
        rowChildren={(place) => place.places}
        isPaged={false}
      />
    </Card>
  );
}

export function Fleet() {
  const [selection, setSelection] = useState<TableSelection>({ kind: 'some', ids: [] });
  return (
    <>
      <Places />
      <Card title="Fleet">
      <BarChart
        title="Tons by ship"
        labels={{ bar: 'Ship', value: 'Tons' }}
        bars={ships.map(({ id, name, tons }) => ({ id, label: name, value: tons }))}
      />
      <Table
        label="Fleet"
        columns={columns}
        rows={ships}
        rowId={(ship) => ship.id}
        search="Search ships"
        selection={selection}
        onSelectionChange={setSelection}
        totals={{ tons: 90_000 }}
      />
      </Card>
    </>
  );
}
`;

const APP = `
import { DesignProvider, Heading, NonceProvider } from '@mailroom/design-system';
import { Fleet } from './Fleet';
import { Orders } from './Orders';
import { Shell } from './Shell';
import { Voyage } from './Voyage';

export function App({ nonce }: { nonce: string }) {
  return (
    <NonceProvider nonce={nonce}>
      <DesignProvider locale="en-US" timeZone="Europe/Berlin">
        <Shell nonce={nonce}>
          <Heading level={1}>Voyages</Heading>
          <Voyage />
          <Orders />
          <Fleet />
        </Shell>
      </DesignProvider>
    </NonceProvider>
  );
}
`;

/** Without fonts.css: letters that change their typeface when a font arrives move, which isn't what this application tests. */
const CLIENT = `
import '@mailroom/design-system/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
hydrateRoot(document.getElementById('root')!, <App nonce={nonce} />, {
  onRecoverableError: (error) => console.error('recovered', error),
});
requestIdleCallback(() => { document.documentElement.dataset['alive'] = 'yes'; });
`;

const SERVER = `
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { themeScript } from '@mailroom/design-system/useTheme';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
const TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' };
const listening = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path.startsWith('/assets/')) {
    response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    return response.end(readFileSync(new URL('../client' + path, import.meta.url)));
  }
  if (path !== '/') return response.writeHead(204).end();
  const nonce = randomBytes(16).toString('base64');
  const sheet = new ServerStyleSheet({ nonce });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; connect-src 'self'; font-src 'self' data:; img-src 'self' data:; base-uri 'none'; " +
      \`script-src 'nonce-\${nonce}'; style-src 'nonce-\${nonce}'; style-src-attr 'unsafe-inline'\`,
  );
  response.write(
    '<!doctype html><html lang="en"><head><title>Harbour</title><meta name="viewport" content="width=device-width">' +
      \`<meta property="csp-nonce" nonce="\${nonce}"><script nonce="\${nonce}">\${themeScript()}</script>\` +
      \`<link rel="stylesheet" nonce="\${nonce}" href="/assets/client.css">\` +
      \`<script type="module" async nonce="\${nonce}" src="/assets/client.js"></script></head><body><div id="root">\`,
  );
  const stream = renderToPipeableStream(sheet.collectStyles(<App nonce={nonce} />), {
    nonce,
    onAllReady() {
      const styled = sheet.interleaveWithNodeStream(stream);
      styled.on('end', () => response.end('</div></body></html>'));
      styled.pipe(response, { end: false });
    },
    onError: (error) => console.error(error),
  });
}).listen(0, '127.0.0.1', () => console.log('port ' + (listening.address() as { port: number }).port));
`;

/** Another application, made from the READMEs only: its own mark, a yellow brand, a table, a wizard, served under a strict policy. */
export const HARBOUR = {
  'App.tsx': APP,
  'Fleet.tsx': FLEET,
  'Orders.tsx': fromReadme('src/Orders.tsx'),
  'Shell.tsx': fromReadme('src/Shell.tsx'),
  'Voyage.tsx': VOYAGE,
  'client.tsx': CLIENT,
  'server.tsx': SERVER,
};
