// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field, TextAreaField } from './index.ts';

afterEach(cleanup);

const descriptionOf = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('field', () => {
  it('has its label as accessible name, without the mark beside it', () => {
    render(<Field label="Departamento" mark="opcional" />);
    expect(screen.getByRole('textbox', { name: 'Departamento' })).toBeTruthy();
    expect(screen.getByText('opcional')).toBeTruthy();
  });

  it('has its help text as accessible description', () => {
    render(<TextAreaField label="Comentario" help="Hasta 200 caracteres" />);
    const control = screen.getByRole('textbox', { name: 'Comentario' });
    expect(descriptionOf(control)).toBe('Hasta 200 caracteres');
    expect(control.getAttribute('aria-invalid')).toBe(null);
  });

  it('has only its error as accessible description, while the help stays visible', () => {
    render(<Field label="RUT" help="Con guion" error="Este campo debe ser un RUT valido" />);
    const control = screen.getByRole('textbox', { name: 'RUT' });
    expect(descriptionOf(control)).toBe('Este campo debe ser un RUT valido');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Con guion')).toBeTruthy();
  });
});
