import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchIcon } from '../Icon/SearchIcon.ts';
import type { PaletteCommand } from './command.ts';
import { CommandGroups } from './CommandGroups.tsx';
import { CommandNotes } from './CommandNotes.tsx';
import { foundCommands } from './foundCommands.ts';
import { useLoadedCommands, type LoadCommands } from './useLoadedCommands.ts';

interface CommandSearchProps {
  label: string;
  placeholder: string;
  commands: readonly PaletteCommand[];
  recent: readonly PaletteCommand[];
  load: LoadCommands | undefined;
  onChosen: (command: PaletteCommand) => void;
  onClose: () => void;
}

/** The field and its results. The focus stays in the field, the arrows move in the list. */
export function CommandSearch({ label, placeholder, commands, recent, load, onChosen, onClose }: CommandSearchProps) {
  const texts = useTexts();
  const { navigate, texts: shell } = useDesign();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { state, commands: loaded, retry } = useLoadedCommands(load, query);
  const found = useMemo(
    () => foundCommands({ query, commands, recent, recentName: texts.recent, loaded }),
    [query, commands, recent, texts.recent, loaded],
  );

  function choose(command: PaletteCommand, isOpened: boolean) {
    if (command.disabled) return;
    onChosen(command);
    command.onAction?.();
    if (command.href !== undefined && !isOpened) navigate(command.href);
  }

  /** After a correction or a paste no line is marked. Enter then runs the first. */
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found.first) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    const line = event.target.getAttribute('aria-activedescendant');
    if (line !== null && document.getElementById(line)) return;
    event.preventDefault();
    event.stopPropagation();
    choose(found.first, false);
  }

  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div data-part="palette-search" onKeyDownCapture={onEnter}>
        <SearchIcon />
        <SearchField aria-label={label} autoFocus>
          <Input role="combobox" aria-expanded={found.all > 0} placeholder={placeholder} />
        </SearchField>
        {/* On a phone, without a keyboard or a page beside it, nothing else would close it. */}
        <IconButton data-part="close" label={shell.close} icon={<XIcon />} onClick={onClose} />
      </div>
      <ListBox
        aria-label={label}
        aria-busy={state === 'loading' || undefined}
        onAction={(id) => {
          const command = found.groups.flatMap((group) => group.commands).find((one) => one.id === id);
          if (command) choose(command, true);
        }}
      >
        <CommandGroups groups={found.groups} />
      </ListBox>
      <CommandNotes query={query} found={found} state={state} retry={retry} />
    </Autocomplete>
  );
}
