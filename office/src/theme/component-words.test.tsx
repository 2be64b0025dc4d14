// @vitest-environment happy-dom
import Autocomplete from '@mui/material/Autocomplete';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { showPart } from '../testing/show-in-office.tsx';
import { ComponentWords } from './component-words.tsx';
import { theme } from './theme.ts';

const open = () =>
  showPart(
    <ComponentWords>
      <LanguageSwitch />
      <TablePagination component="div" count={60} page={1} rowsPerPage={25} onPageChange={() => undefined} />
      <Autocomplete options={['Maipo']} renderInput={(props) => <TextField {...props} label="Comuna" />} />
    </ComponentWords>,
    { theme },
  );

it('names the buttons of pages and lists in Spanish', async () => {
  await open();
  await screen.findByRole('button', { name: 'Ir a la página anterior' });
  screen.getByRole('button', { name: 'Ir a la página siguiente' });
  screen.getByRole('button', { name: 'Abrir' });
});

it('names them in English for an English office', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /English/ }));
  await screen.findByRole('button', { name: 'Go to previous page' });
  screen.getByRole('button', { name: 'Open' });
});
