// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RadioGroup } from './index.ts';

afterEach(cleanup);

it('uses only the label as accessible name of an option and reports the chosen option', async () => {
  const chosen: string[] = [];
  render(
    <RadioGroup
      legend="Entrega"
      name="method"
      value="home"
      onChange={(value) => chosen.push(value)}
      options={[
        { value: 'home', label: 'Despacho a domicilio', detail: 'De 2 a 4 días', aside: '$3.990' },
        { value: 'pickup', label: 'Retiro en tienda' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Entrega' })).toBeTruthy();
  const home = screen.getByRole<HTMLInputElement>('radio', { name: 'Despacho a domicilio' });
  expect(home.checked).toBe(true);
  const described = home.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'De 2 a 4 días',
    '$3.990',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Retiro en tienda' }));
  expect(chosen).toEqual(['pickup']);
});
