// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Quantity } from './index.ts';

afterEach(cleanup);

function Counter({ start = 1, max = 12, told }: { start?: number; max?: number; told?: number[] }) {
  const [value, setValue] = useState(start);
  const onChange = (next: number) => {
    told?.push(next);
    setValue(next);
  };
  return <Quantity value={value} onChange={onChange} max={max} locale="es" />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad' });
const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Disminuir cantidad' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Aumentar cantidad' });

describe('quantity', () => {
  it('is a group and a field with the accessible name of docs/product/screen-words.md', () => {
    render(<Counter />);
    expect(screen.getByRole('group', { name: 'Cantidad' }).contains(field())).toBe(true);
  });

  it('counts down to 1 and up to the stock', async () => {
    render(<Counter start={2} max={3} />);
    await userEvent.click(less());
    expect(field().value).toBe('1');
    expect(less().disabled).toBe(true);
    await userEvent.click(more());
    await userEvent.click(more());
    expect(field().value).toBe('3');
    expect(more().disabled).toBe(true);
  });

  // The test must notice this fault in shared-ui/src/quantity/quantity.tsx
  // - Math.min(upper, Math.max(1, wanted))
  // + Math.max(1, wanted)
  it('keeps a typed number until blur, then limits it to the stock', async () => {
    const told: number[] = [];
    render(<Counter max={12} told={told} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '40');
    expect(field().value).toBe('40');
    expect(told).toEqual([]);
    await userEvent.tab();
    expect(field().value).toBe('12');
    expect(told).toEqual([12]);
  });

  it('says that it limited a typed number, until the next change', async () => {
    render(<Counter max={12} />);
    expect(screen.queryByRole('status')).toBe(null);
    await userEvent.clear(field());
    await userEvent.type(field(), '40');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await userEvent.tab();
    expect(status.textContent).toBe('El máximo es 12.');
    await userEvent.click(less());
    await userEvent.click(more());
    expect(field().value).toBe('12');
    expect(screen.queryByText(/máximo/)).toBe(null);
    await userEvent.clear(field());
    await userEvent.type(field(), '13{Enter}');
    expect(screen.getByText('El máximo es 12.')).toBeTruthy();
    await userEvent.type(field(), '{Backspace}');
    expect(screen.queryByText(/máximo/)).toBe(null);
    await userEvent.clear(field());
    await userEvent.type(field(), '12{Enter}');
    expect(screen.queryByText(/máximo/)).toBe(null);
  });

  it('restores the last number when the user leaves the field empty', async () => {
    const told: number[] = [];
    render(<Counter start={4} told={told} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('4');
    expect(told).toEqual([]);
  });

  it('drops typed characters that are not digits, and handles Enter and the arrow keys', async () => {
    render(<Counter />);
    await userEvent.clear(field());
    await userEvent.type(field(), '-2e5{Enter}');
    expect(field().getAttribute('aria-valuenow')).toBe('12');
    await userEvent.type(field(), '{ArrowDown}');
    expect(field().value).toBe('11');
  });
});
