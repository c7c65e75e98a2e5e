import { CommandPalette, FileIcon } from '@mailroom/design-system';
import { useLocation } from 'react-router-dom';
import { pageActions } from '../../shared/pageActions.ts';
import { readRecentPlaces } from '../../shared/recentPlaces.ts';
import { placeNote, recordPlace } from '../preferences/placeNote.ts';
import { shortcuts } from './shortcuts.ts';
import { useAccountCommands } from './useAccountCommands.tsx';
import { useDoCommands } from './useDoCommands.tsx';
import { usePageCommands } from './usePageCommands.tsx';
import { useRecordSearch } from './useRecordSearch.tsx';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  onShowKeys: () => void;
}

/** The palette's results: actions of the page in front, pages that the user may open, accounts, records, and actions that work anywhere. */
export function Palette({ isOpen, onClose, onShowKeys }: PaletteProps) {
  const { pathname, search } = useLocation();
  const current = recordPlace(pathname, search);
  const pages = usePageCommands();
  const accounts = useAccountCommands();
  const things = useDoCommands(onShowKeys);
  const load = useRecordSearch();
  const here = pageActions().map((action) => ({ ...action, id: `here ${action.id}`, group: 'On this page' }));
  const recent = readRecentPlaces()
    .filter(({ path }) => path !== current)
    .map(({ path, title }) => ({ id: path, label: title, note: placeNote(path), icon: <FileIcon />, href: path }));
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      label={shortcuts.palette.label}
      keys={shortcuts.palette.keys}
      commands={[...here, ...pages, ...accounts, ...things]}
      recent={recent}
      load={load}
    />
  );
}
