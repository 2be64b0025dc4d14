// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './index.ts';

afterEach(cleanup);

it('has its label with links as accessible name, without the count, and its error as description', () => {
  const label = (
    <>
      Acepto los <a href="/terminos">términos y condiciones</a>
    </>
  );
  render(<Checkbox label={label} mark={24} error="Falta" />);
  const box = screen.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });
  const described = box.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Falta');
});
