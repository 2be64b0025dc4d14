import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';

/** `onKeyDown` of an `Autocomplete` in a form: Enter of a person or of a scanner must not send the form. */
export const holdEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Input of an `Autocomplete`, as its `renderInput`: a label, and the sentence about a fault in place of the help. */
export const inputOfList =
  (label: string, problem?: string, help?: string) => (params: AutocompleteRenderInputParams) => (
    <TextField {...params} label={label} error={problem !== undefined} helperText={problem ?? help} />
  );
