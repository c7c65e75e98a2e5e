import type { ReactElement } from 'react';
import * as ds from './index.ts';

function nothing() {
  return undefined;
}

const options = [{ value: 'a', label: 'A' }];
const status = ds.defineStatuses([{ code: 'Live', tone: 'success', meaning: 'It is going out.' }] as const);

/** The props that every component must pass on: a class name, a data attribute and the ref. */
export interface Asked {
  className: string;
  'data-asked': string;
  ref: (element: unknown) => void;
}

/** The icons are one component with many drawings. Their story shows all of them. */
export const ICONS = Object.entries(ds).filter(
  (entry): entry is [string, ds.IconComponent] => entry[0].endsWith('Icon') && entry[0] !== 'defineIcon',
);

/** One small sample of each export. An export without one fails the conformance test. */
export const SAMPLES: Record<string, (asked: Asked) => ReactElement> = {
  ...Object.fromEntries(ICONS.map(([name, Icon]) => [name, (p: Asked) => <Icon {...p} />])),
  AppShell: (p) => (
    <ds.AppShell {...p} brand={{ name: 'Harbour', href: '#' }}>
      body
    </ds.AppShell>
  ),
  Avatar: (p) => <ds.Avatar {...p} name="Dunia Okafor" />,
  Badge: (p) => (
    <ds.Badge {...p} tone="end">
      Ended
    </ds.Badge>
  ),
  Banner: (p) => <ds.Banner {...p} title="Waiting" />,
  BarChart: (p) => <ds.BarChart {...p} title="Clicks" bars={[]} labels={{ bar: 'Link', value: 'Clicks' }} />,
  Breadcrumbs: (p) => <ds.Breadcrumbs {...p} items={[{ label: 'Orders', href: '#' }]} />,
  Button: (p) => <ds.Button {...p}>Save</ds.Button>,
  Calendar: (p) => <ds.Calendar {...p} label="Deployments" entries={[]} />,
  Card: (p) => <ds.Card {...p} title="Plan" />,
  Fold: (p) => <ds.Fold {...p} title="Log" />,
  CheckMatrix: (p) => (
    <ds.CheckMatrix {...p} label="Rights" rowsLabel="Right" rows={[]} columns={[]} isChecked={() => true} />
  ),
  Checkbox: (p) => <ds.Checkbox {...p} label="Proof" />,
  Code: (p) => <ds.Code {...p}>10442</ds.Code>,
  CodeEditor: (p) => <ds.CodeEditor {...p} label="HTML" language="html" value="<p></p>" />,
  CountBadge: (p) => <ds.CountBadge {...p} count={4} label="tasks" />,
  CsvButton: (p) => <ds.CsvButton {...p} fileName="orders.csv" rows={() => []} />,
  DatePicker: (p) => <ds.DatePicker {...p} label="Start" value="2026-11-23" onValueChange={nothing} />,
  DateRangePicker: (p) => <ds.DateRangePicker {...p} label="Period" value={null} onValueChange={nothing} />,
  DateTimeInput: (p) => <ds.DateTimeInput {...p} label="Until" value="2026-11-23T13:00:00Z" onValueChange={nothing} />,
  Wizard: (p) => (
    <ds.Wizard
      {...p}
      label="New"
      finishLabel="Create"
      onFinish={nothing}
      steps={[{ id: 'a', label: 'A', content: 'a' }]}
    />
  ),
  Combobox: (p) => <ds.Combobox {...p} label="Town" suggestions={['Wick']} />,
  TimeInput: (p) => <ds.TimeInput {...p} label="Daily at" value="08:30" onValueChange={nothing} />,
  DiffView: (p) => <ds.DiffView {...p} label="HTML" before="a" after="b" />,
  FileDrop: (p) => <ds.FileDrop {...p} label="File" accept={['.csv']} items={[]} onFiles={nothing} />,
  MappingTable: (p) => <ds.MappingTable {...p} label="C" columns={[]} fields={[]} value={{}} onValueChange={nothing} />,
  MultiSelect: (p) => <ds.MultiSelect {...p} label="Verticals" options={options} value={[]} onValueChange={nothing} />,
  Select: (p) => <ds.Select {...p} label="Vertical" options={options} value="a" onValueChange={nothing} />,
  Table: (p) => <ds.Table {...p} label="Orders" columns={[]} rows={[]} rowId={() => 'a'} />,
  DateText: (p) => <ds.DateText {...p} value="2026-11-22T13:00:00Z" />,
  DesignProvider: (p) => (
    <ds.DesignProvider>
      <span {...p} />
    </ds.DesignProvider>
  ),
  FeedbackProvider: (p) => (
    <ds.FeedbackProvider>
      <span {...p} />
    </ds.FeedbackProvider>
  ),
  LayerProvider: (p) => (
    <ds.LayerProvider>
      <span {...p} />
    </ds.LayerProvider>
  ),
  NonceProvider: (p) => (
    <ds.NonceProvider nonce="abc">
      <span {...p} />
    </ds.NonceProvider>
  ),
  DescriptionList: (p) => <ds.DescriptionList {...p} items={[{ term: 'From', detail: 'Service' }]} />,
  DeviceFrame: (p) => <ds.DeviceFrame {...p} label="Mail" html="" />,
  EmptyState: (p) => <ds.EmptyState {...p} title="No orders." />,
  ErrorState: (p) => <ds.ErrorState {...p} title="Not loaded." />,
  Flash: (p) => <ds.Flash {...p} type="info" message="Saved." />,
  FlashStack: (p) => <ds.FlashStack {...p} notices={[]} onClose={nothing} />,
  Form: (p) => <ds.Form {...p} onSubmit={nothing} />,
  Frame: (p) => <ds.Frame {...p} title="Mail" html="" />,
  Funnel: (p) => <ds.Funnel {...p} steps={[{ id: 'a', label: 'Rows', value: 1, kind: 'total' }]} />,
  Field: (p) => (
    <ds.Field {...p} label="Name">
      {(control) => <input {...control} />}
    </ds.Field>
  ),
  Grid: (p) => <ds.Grid {...p} />,
  HeaderButton: (p) => <ds.HeaderButton {...p}>Logout</ds.HeaderButton>,
  HeaderMenu: (p) => <ds.HeaderMenu {...p} label="Switch" items={[]} />,
  HeaderPerson: (p) => <ds.HeaderPerson {...p} label="You" name="Dana Okafor" items={[]} />,
  HeaderPopover: (p) => (
    <ds.HeaderPopover {...p} label="Account" value="Northlight">
      list
    </ds.HeaderPopover>
  ),
  HeaderSearch: (p) => <ds.HeaderSearch {...p} label="Search" onOpen={nothing} />,
  Heading: (p) => (
    <ds.Heading {...p} level={2}>
      Plan
    </ds.Heading>
  ),
  IconButton: (p) => <ds.IconButton {...p} label="Edit" icon={<ds.PencilIcon />} />,
  Keys: (p) => <ds.Keys {...p} keys="Mod+K" />,
  InlineEdit: (p) => <ds.InlineEdit {...p} label="Name" value="Tyres" onSave={nothing} />,
  LineChart: (p) => <ds.LineChart {...p} title="Opens" series={[]} xLabel="Day" />,
  Link: (p) => (
    <ds.Link {...p} href="#">
      Order
    </ds.Link>
  ),
  Menu: (p) => <ds.Menu {...p} label="Actions" items={[]} />,
  MoneyInput: (p) => <ds.MoneyInput {...p} label="Price" value={100} onValueChange={nothing} currency="USD" />,
  MoneyText: (p) => <ds.MoneyText {...p} cents={100} currency="USD" />,
  NoticeCentre: (p) => <ds.NoticeCentre {...p} notices={[]} />,
  NoticeList: (p) => <ds.NoticeList {...p} notices={[]} />,
  NumberInput: (p) => <ds.NumberInput {...p} label="Ordered" value={1} onValueChange={nothing} />,
  NumberText: (p) => <ds.NumberText {...p} value={1} />,
  OfflineBanner: (p) => <ds.OfflineBanner {...p} />,
  Overlay: (p) => <ds.Overlay {...p} isActive={false} />,
  Page: (p) => <ds.Page {...p} />,
  PageHeader: (p) => <ds.PageHeader {...p} title="Orders" />,
  Pagination: (p) => <ds.Pagination {...p} label="Pages" page={1} pageSize={10} total={38} onPageChange={nothing} />,
  PasswordInput: (p) => <ds.PasswordInput {...p} label="Password" />,
  InboxRow: (p) => <ds.InboxRow {...p} label="Phone" sender="Kestrel Museum" subject="An evening" />,
  Pill: (p) => <ds.Pill {...p}>Retail</ds.Pill>,
  PillList: (p) => <ds.PillList {...p} label="Verticals" items={[]} />,
  Popover: (p) => (
    <ds.Popover {...p} label="Filter" title="Filter">
      by name
    </ds.Popover>
  ),
  ProgressBar: (p) => <ds.ProgressBar {...p} label="Rows" value={1} max={2} />,
  RadioGroup: (p) => <ds.RadioGroup {...p} label="Decision" value="a" onValueChange={nothing} options={options} />,
  Reveal: (p) => (
    <ds.Reveal {...p} label="Shown" before="a" after="b" beforeLabel="1" afterLabel="2" valueText={String} />
  ),
  RowList: (p) => <ds.RowList {...p} label="Waiting" items={[]} />,
  SearchList: (p) => (
    <ds.SearchList
      {...p}
      label="Accounts"
      query=""
      onQueryChange={nothing}
      items={[]}
      onChoose={nothing}
      emptyText="No account has this name."
    />
  ),
  SearchInput: (p) => <ds.SearchInput {...p} label="Search" value="" onValueChange={nothing} />,
  SegmentedControl: (p) => <ds.SegmentedControl {...p} label="View" options={[{ value: 'a', label: 'A' }]} />,
  SideNav: (p) => <ds.SideNav {...p} sections={[]} />,
  Skeleton: (p) => <ds.Skeleton {...p} />,
  Sparkline: (p) => <ds.Sparkline {...p} label="Opens" values={[1, 2]} />,
  Split: (p) => <ds.Split {...p} aside="aside" />,
  Stack: (p) => <ds.Stack {...p} />,
  StatCard: (p) => <ds.StatCard {...p} label="delivered" value={1} />,
  StatRow: (p) => <ds.StatRow {...p} items={[]} />,
  StatusBadge: (p) => <ds.StatusBadge {...p} status={status.of('Live')} />,
  StatusGuide: (p) => <ds.StatusGuide {...p} statuses={status} />,
  StepList: (p) => <ds.StepList {...p} label="Import" steps={[]} />,
  Switch: (p) => <ds.Switch {...p} label="Track" />,
  Tabs: (p) => (
    <ds.Tabs {...p} label="Parts" value="a" onValueChange={nothing} items={[{ id: 'a', label: 'A', content: 'a' }]} />
  ),
  Tag: (p) => <ds.Tag {...p}>seed</ds.Tag>,
  Text: (p) => <ds.Text {...p}>words</ds.Text>,
  TextArea: (p) => <ds.TextArea {...p} label="Message" />,
  TextInput: (p) => <ds.TextInput {...p} label="Name" />,
  Tile: (p) => <ds.Tile {...p} title="Orders" href="#" description="Orders, launches" />,
  TileGrid: (p) => <ds.TileGrid {...p} />,
  Tint: (p) => <ds.Tint {...p}>Added</ds.Tint>,
  Timeline: (p) => <ds.Timeline {...p} items={[]} />,
  Toolbar: (p) => <ds.Toolbar {...p} />,
  Tooltip: (p) => (
    <ds.Tooltip {...p} content="why">
      <button type="button">Save</button>
    </ds.Tooltip>
  ),
};
