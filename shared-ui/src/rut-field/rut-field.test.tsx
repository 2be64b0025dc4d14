// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RutField } from './index.ts';

afterEach(cleanup);

const Kept = ({ first = '' }: { first?: string }) => {
  const [value, setValue] = useState(first);
  return <RutField label="RUT" value={value} onValue={setValue} />;
};
const rut = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'RUT' });

describe('rut field', () => {
  it('adds dots and dash while the user types', async () => {
    render(<Kept />);
    await userEvent.type(rut(), '12345678k');
    expect(rut().value).toBe('12.345.678-K');
  });

  it('keeps the caret at the edited character', async () => {
    render(<Kept first="12.345.678-5" />);
    await userEvent.type(rut(), '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(rut().value).toBe('19.345.678-5');
    expect(rut().selectionStart).toBe(2);
  });

  it('keeps the caret after a character that no RUT contains', async () => {
    render(<Kept first="12.345.678-5" />);
    await userEvent.type(rut(), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(rut().value).toBe('12.345.678-5');
    expect(rut().selectionStart).toBe(1);
  });

  it('keeps all of a pasted text that is too long, so that the form refuses it', async () => {
    render(<Kept />);
    await userEvent.click(rut());
    await userEvent.paste('12.345.678-50001234');
    expect(rut().value.replace(/\D/g, '')).toBe('1234567850001234');
  });

  it('adds dots and dash to a value that the form sets', () => {
    render(<Kept first="123456785" />);
    expect(rut().value).toBe('12.345.678-5');
  });
});
