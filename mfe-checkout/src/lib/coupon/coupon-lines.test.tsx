// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCart, aLine } from '../testing/cart-fixtures.ts';
import CouponLines from './coupon-lines.tsx';

afterEach(cleanup);

it('names the products that take the coupon, and those whose offer is better', () => {
  const cart = {
    ...aCart([aLine({ sku: 'A', name: 'Loica' }), aLine({ sku: 'B', name: 'Perquenco' })]),
    coupon: {
      code: 'VERANO',
      discount: 3000,
      lines: [
        { sku: 'A', takes: 'coupon' as const },
        { sku: 'B', takes: 'offer' as const },
      ],
    },
  };
  const { container } = render(<CouponLines cart={cart} />);
  expect(container.textContent).toBe('Con el cupón: Loica. Con su oferta, que rebaja más: Perquenco.');
});
