// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SelectField } from './index.ts';

afterEach(cleanup);

it('starts with the empty placeholder option and reports the chosen option', async () => {
  const chosen: string[] = [];
  render(
    <SelectField
      label="Comuna"
      placeholder="Elige una comuna"
      options={[{ value: '13123', label: 'Providencia' }]}
      onChange={(event) => chosen.push(event.target.value)}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comuna' });
  expect(select.value).toBe('');
  await userEvent.selectOptions(select, 'Providencia');
  expect(chosen).toEqual(['13123']);
});
