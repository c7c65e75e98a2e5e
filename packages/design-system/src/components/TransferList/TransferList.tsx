'use client';
import { useId, useState, type ComponentProps } from 'react';
import { PlusIcon } from '../Icon/PlusIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { useKeptValue } from '../Field/useKeptValue.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { foldText } from '../Select/foldText.ts';
import { Root } from './TransferList.styles.ts';
import type { TransferOption } from './transferOption.ts';
import { TransferSide } from './TransferSide.tsx';

export interface TransferListProps<Value extends string | number = string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Names both lists together: 'Accounts of the user'. */
  label: string;
  /** The heading above the available options: 'All accounts'. */
  availableLabel: string;
  /** The heading above the chosen options: 'Linked'. */
  chosenLabel: string;
  options: readonly TransferOption<Value>[];
  /** The chosen values, in the order of choosing. Default: the list keeps its own, starting with `defaultValue`. */
  value?: readonly Value[] | undefined;
  /** The values that the list starts with when it keeps its own. Default none. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all chosen values, in their order. */
  onValueChange?: ((value: Value[]) => void) | undefined;
}

/** Two lists side by side: the available options and the chosen ones. For long choices that people read through. */
export function TransferList<Value extends string | number = string>(props: TransferListProps<Value>) {
  const {
    label,
    availableLabel,
    chosenLabel,
    options,
    value: given,
    defaultValue = [],
    onValueChange,
    ...rest
  } = props;
  const [value, setValue] = useKeptValue<readonly Value[]>(given, defaultValue, (next) => onValueChange?.([...next]));
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const id = useId();
  const [said, setSaid] = useState('');
  const words = foldText(search.trim());
  const matches = options.filter(({ label: name, description }) =>
    foldText(`${name} ${description ?? ''}`).includes(words),
  );
  const isChosen = new Set(value);
  const available = matches.filter((option) => !isChosen.has(option.value));
  const chosen = matches.filter((option) => isChosen.has(option.value));
  const free = (list: readonly TransferOption<Value>[]) =>
    list.flatMap((option) => (option.disabled ? [] : [option.value]));
  function change(next: Value[], what: string) {
    setSaid(`${what} ${chosenLabel}: ${next.length}`);
    setValue(next);
  }
  const without = (gone: readonly Value[]) => value.filter((other) => !gone.includes(other));
  return (
    <Root role="group" aria-label={label} {...rest}>
      <SearchInput
        label={`${texts.search}: ${label}`}
        isLabelHidden
        placeholder={texts.search}
        value={search}
        onValueChange={setSearch}
      />
      <TransferSide
        id={`${id}-available`}
        label={`${availableLabel} (${available.length})`}
        options={available}
        icon={<PlusIcon size={14} />}
        verb={texts.add}
        emptyText={words === '' ? texts.nothingLeft : texts.noMatch}
        onMove={({ value: moved, label: name }) => change([...value, moved], texts.chosen(name))}
        allText={texts.addAll}
        onMoveAll={
          free(available).length > 0 ? () => change([...value, ...free(available)], `${texts.addAll}.`) : undefined
        }
      />
      <TransferSide
        id={`${id}-chosen`}
        label={`${chosenLabel} (${chosen.length})`}
        options={chosen}
        icon={<XIcon size={14} />}
        verb={texts.removeVerb}
        emptyText={words === '' ? texts.nothingChosen : texts.noMatch}
        onMove={({ value: moved, label: name }) => change(without([moved]), texts.removed(name))}
        allText={texts.removeAll}
        onMoveAll={free(chosen).length > 0 ? () => change(without(free(chosen)), `${texts.removeAll}.`) : undefined}
      />
      <span data-part="said" aria-live="polite">
        {said}
      </span>
    </Root>
  );
}
