import '@mailroom/design-system/styles.css';
import { DesignProvider, MultiSelect } from '@mailroom/design-system';
import type { SelectContestant } from '../contestant.ts';
import { optionsOf } from '../options.ts';

export const contestant: SelectContestant = {
  Provider: ({ children }) => <DesignProvider>{children}</DesignProvider>,
  Scene: ({ size }) => <MultiSelect label="Segments" options={optionsOf(size)} />,
  control: '.choice__control',
  option: '.choice__option',
};
