import Select from 'react-select';
import type { SelectContestant } from '../contestant.ts';
import { optionsOf } from '../options.ts';

export const contestant: SelectContestant = {
  Provider: ({ children }) => children,
  Scene: ({ size }) => (
    <Select isMulti classNamePrefix="plain" aria-label="Segments" options={optionsOf(size)} closeMenuOnSelect={false} />
  ),
  control: '.plain__control',
  option: '.plain__option',
};
