// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from './index.ts';

afterEach(cleanup);

it('submits no form while busy, and has the focus after a click', async () => {
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('form');
      }}
    >
      <Button type="submit" busy>
        Pagar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pagar' });
  await userEvent.click(button);
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(button);
});
