// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductCard, type ProductCardProps } from './index.ts';

afterEach(cleanup);

const wine: ProductCardProps = {
  name: 'Cordillera Alta',
  href: '/vinos/cordillera-alta',
  locale: 'es',
  brand: 'Viña Los Quillayes',
  year: 2021,
  detail: 'Cabernet Sauvignon',
  picture: '/storage/products/a.1',
  price: 12990,
  max: 6,
  counter: <button type="button">250 gr</button>,
  onAdd: () => {},
  sizes: '280px',
};

describe('product card', () => {
  it('is an article with the product’s name, which links to the product page', () => {
    render(<ProductCard {...wine} label="Oferta" />);
    const card = within(screen.getByRole('article', { name: 'Cordillera Alta' }));
    expect(card.getByRole('link', { name: 'Cordillera Alta' }).getAttribute('href')).toBe(wine.href);
    expect(card.getByText('2021 · Cabernet Sauvignon')).toBeTruthy();
    expect(card.getByText('Oferta')).toBeTruthy();
  });

  it('renders the second picture only after the pointer enters the card', async () => {
    const { container } = render(<ProductCard {...wine} secondPicture="/storage/products/b.2" />);
    const pictures = () => container.querySelectorAll('img').length;
    expect(pictures()).toBe(1);
    await userEvent.hover(screen.getByRole('article'));
    expect(pictures()).toBe(2);
  });

  it('disables the add button when no unit is in stock', () => {
    render(<ProductCard {...wine} max={0} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar al carrito' }).disabled).toBe(true);
  });

  it('shows its counter, and reports a click on the add button', async () => {
    const onAdd = vi.fn();
    render(<ProductCard {...wine} onAdd={onAdd} />);
    expect(screen.getByRole('button', { name: '250 gr' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it('shows the quantity in the cart, and nothing at 0', () => {
    const { rerender } = render(<ProductCard {...wine} />);
    expect(screen.queryByText(/en tu carrito/)).toBe(null);
    rerender(<ProductCard {...wine} inCart={2} />);
    expect(screen.getByText('2 en tu carrito')).toBeTruthy();
  });

  it('ignores a click on the add button while an addition is pending', async () => {
    const onAdd = vi.fn();
    render(<ProductCard {...wine} busy onAdd={onAdd} />);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(onAdd).not.toHaveBeenCalled();
  });

  it('shows a sold-out product without counter, with a disabled add button and a link to its page', () => {
    render(<ProductCard {...wine} soldOut label="Oferta" max={0} />);
    expect(screen.getByText('Agotado')).toBeTruthy();
    expect(screen.queryByText('Oferta')).toBe(null);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar al carrito' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Ver detalle' }).getAttribute('href')).toBe(wine.href);
    expect(screen.queryByRole('button', { name: '250 gr' })).toBe(null);
  });
});
