// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Price } from './index.ts';

afterEach(cleanup);

const textOf = (element: React.ReactElement): string =>
  (render(element).container.textContent ?? '').replaceAll('\u00a0', ' ');

describe('price', () => {
  it('contains price, old price and saved percentage with labels for screen readers', () => {
    expect(textOf(<Price amount={12990} reference={15990} locale="es" />)).toBe(
      'Precio $12.990 Antes $15.990 -19 %',
    );
  });

  it('has these labels in English', () => {
    expect(textOf(<Price amount={8000} reference={10000} locale="en" />)).toBe(
      'Price $8.000 Before $10.000 -20 %',
    );
  });

  // The test must notice this fault in shared-ui/src/price/price.tsx
  // - before > amount
  // + before >= amount
  // test shows no old price for the reference 9990
  it.each([null, undefined, 9990, 5000, 'consultar', ''])(
    'shows no old price for the reference %s',
    (reference) => {
      expect(textOf(<Price amount={9990} reference={reference} locale="es" />)).toBe('Precio $9.990');
    },
  );
});
