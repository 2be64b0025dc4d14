// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Facts } from './index.ts';

afterEach(cleanup);

it('leaves out a term without a value', () => {
  render(
    <Facts
      facts={[
        ['Fecha', '5/12'],
        ['Comentario', null],
        ['Regalo', ''],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Fecha']);
  expect(screen.getByRole('definition').textContent).toBe('5/12');
});
