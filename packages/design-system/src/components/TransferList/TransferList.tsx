'use client';
import { useId, useState, type ComponentProps } from 'react';
import { PlusIcon } from '../Icon/PlusIcon.ts';
import { XIcon } from '../Icon/XIcon.ts';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Root } from './TransferList.styles.ts';
import { TransferSide } from './TransferSide.tsx';

export interface TransferOption {
  value: string;
  label: string;
  description?: string | undefined;
}

export interface TransferListProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  label: string;
  availableLabel: string;
  chosenLabel: string;
  options: readonly TransferOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Two lists side by side: what there is, and what was chosen. For choices that are long and worth reading. */
export function TransferList(props: TransferListProps) {
  const { label, availableLabel, chosenLabel, options, value, onChange, ...rest } = props;
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const id = useId();
  const words = search.trim().toLowerCase();
  const isMatching = (option: TransferOption) =>
    `${option.label} ${option.description ?? ''}`.toLowerCase().includes(words);
  const matches = options.filter(isMatching);
  const available = matches.filter((option) => !value.includes(option.value));
  const chosen = matches.filter((option) => value.includes(option.value));
  const values = (list: readonly TransferOption[]) => list.map((option) => option.value);
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
        onMove={(moved) => onChange([...value, moved])}
        all={
          <Button variant="quiet" size="small" onClick={() => onChange([...value, ...values(available)])}>
            {texts.addAll}
          </Button>
        }
      />
      <TransferSide
        id={`${id}-chosen`}
        label={`${chosenLabel} (${chosen.length})`}
        options={chosen}
        icon={<XIcon size={14} />}
        verb={texts.removeVerb}
        onMove={(moved) => onChange(value.filter((other) => other !== moved))}
        all={
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange(value.filter((other) => !values(chosen).includes(other)))}
          >
            {texts.removeAll}
          </Button>
        }
      />
    </Root>
  );
}
