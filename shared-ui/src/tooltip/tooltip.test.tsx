// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tooltip } from './index.ts';

afterEach(cleanup);

it('describes its control, shows on focus, and hides at Escape', async () => {
  render(
    <Tooltip text="Taninos suaves">
      {(control) => (
        <button type="button" {...control}>
          Cuerpo
        </button>
      )}
    </Tooltip>,
  );
  const tooltip = screen.getByRole('tooltip');
  expect(screen.getByRole('button', { name: 'Cuerpo' }).getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.tab();
  expect(tooltip.hasAttribute('data-shown')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(tooltip.hasAttribute('data-shown')).toBe(false);
});
