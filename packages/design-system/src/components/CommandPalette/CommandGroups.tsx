import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { Keys } from '../Shortcut/Keys.tsx';
import type { PaletteCommand } from './command.ts';
import type { CommandGroup } from './foundCommands.ts';

// The library skips disabled options, so that nobody could read the reason. The option stays enabled and is marked here.
function markDisabled(element: Element | null) {
  element?.setAttribute('aria-disabled', 'true');
}

function renderCommand(command: PaletteCommand) {
  const { id, label, icon, keys, href, disabled, isCurrent } = command;
  const note = disabled ? command.reason : command.note;
  return (
    <ListBoxItem
      key={id}
      id={id}
      textValue={label}
      {...(href !== undefined && !disabled && { href })}
      {...(disabled && { ref: markDisabled })}
      data-current={isCurrent || undefined}
    >
      {icon}
      <span data-part="label">{label} </span>
      {note && <span data-part="note">{note} </span>}
      {keys && <Keys data-part="keys-hint" keys={keys} />}
      {isCurrent && <CheckIcon data-part="current" />}
    </ListBoxItem>
  );
}

/** The results under their headings. */
export function CommandGroups({ groups }: { groups: readonly CommandGroup[] }) {
  return groups.map(({ name, commands }) =>
    name === undefined ? (
      commands.map(renderCommand)
    ) : (
      <ListBoxSection key={name} id={name}>
        <Header>{name}</Header>
        <Collection>{commands.map(renderCommand)}</Collection>
      </ListBoxSection>
    ),
  );
}
