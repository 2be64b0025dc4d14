// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field, TextAreaField } from './index.ts';

afterEach(cleanup);

const descriptionOf = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('field', () => {
  it('is named by its label alone, without the mark beside it', () => {
    render(<Field label="Departamento" mark="opcional" />);
    expect(screen.getByRole('textbox', { name: 'Departamento' })).toBeTruthy();
    expect(screen.getByText('opcional')).toBeTruthy();
  });

  it('is described by its help', () => {
    render(<TextAreaField label="Comentario" help="Hasta 200 caracteres" />);
    const control = screen.getByRole('textbox', { name: 'Comentario' });
    expect(descriptionOf(control)).toBe('Hasta 200 caracteres');
    expect(control.getAttribute('aria-invalid')).toBe(null);
  });

  it('is described by exactly its error while it has one, and the help stays on screen', () => {
    render(<Field label="RUT" help="Con guion" error="Este campo debe ser un RUT valido" />);
    const control = screen.getByRole('textbox', { name: 'RUT' });
    expect(descriptionOf(control)).toBe('Este campo debe ser un RUT valido');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Con guion')).toBeTruthy();
  });
});
