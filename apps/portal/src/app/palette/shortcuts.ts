import { defineShortcuts } from '@mailroom/design-system';
import { search } from './search.ts';

/** Every key of the frame. FrameKeys binds and lists them; the palette shows them. */
export const shortcuts = defineShortcuts({
  palette: search,
  sheet: { keys: '?', label: 'This sheet' },
  fold: { keys: '[', label: 'Fold or unfold the navigation' },
  close: { keys: 'Escape', label: 'Close what is open; empty a search', isBuiltIn: true },
  landing: { keys: 'G L', label: 'Landing', group: 'Go to' },
  people: { keys: 'G P', label: 'People', group: 'Go to' },
  suppressions: { keys: 'G S', label: 'Suppressions', group: 'Go to' },
  creatives: { keys: 'G C', label: 'Creatives', group: 'Go to' },
  orders: { keys: 'G O', label: 'Orders', group: 'Go to' },
  reports: { keys: 'G R', label: 'Reports', group: 'Go to' },
  tasks: { keys: 'G T', label: 'Tasks', group: 'Go to' },
  accounts: { keys: 'G A', label: 'Accounts', group: 'Go to' },
  users: { keys: 'G U', label: 'Users', group: 'Go to' },
  search: { keys: '/', label: 'Search the list; on a page without one, everything', group: 'In lists and tables' },
  move: {
    keys: 'ArrowDown',
    label: 'Move in a list, a menu or a table',
    group: 'In lists and tables',
    isBuiltIn: true,
  },
  choose: { keys: 'Enter', label: 'Open or choose', group: 'In lists and tables', isBuiltIn: true },
});
