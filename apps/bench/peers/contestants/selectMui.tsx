import Autocomplete from '@mui/material/Autocomplete';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { SelectContestant } from '../contestant.ts';
import { optionsOf } from '../options.ts';

const theme = createTheme();

export const contestant: SelectContestant = {
  Provider: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  Scene: ({ size }) => (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={optionsOf(size)}
      getOptionKey={({ value }) => value}
      renderInput={(params) => <TextField {...params} label="Segments" />}
    />
  ),
  control: '.MuiAutocomplete-input',
  option: '.MuiAutocomplete-option',
};
