// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
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

  it('reports the chosen quantity', async () => {
    const added: number[] = [];
    render(<ProductCard {...wine} initialQuantity={2} onAdd={(quantity) => added.push(quantity)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(added).toEqual([3]);
  });

  it('adds the typed quantity when the user clicks the add button right after typing', async () => {
    const added: number[] = [];
    render(<ProductCard {...wine} onAdd={(quantity) => added.push(quantity)} />);
    const field = screen.getByRole('spinbutton', { name: 'Cantidad' });
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(added).toEqual([5]);
  });

  it('shows the quantity in the cart, and nothing at 0', () => {
    const { rerender } = render(<ProductCard {...wine} />);
    expect(screen.queryByText(/en tu carrito/)).toBe(null);
    rerender(<ProductCard {...wine} inCart={2} />);
    expect(screen.getByText('2 en tu carrito')).toBeTruthy();
  });

  it('ignores a click on the add button while an addition is pending', async () => {
    const added: number[] = [];
    render(<ProductCard {...wine} busy onAdd={(quantity) => added.push(quantity)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
    expect(added).toEqual([]);
  });

  it('shows a sold-out product without counter, with a disabled add button and a link to its page', () => {
    render(<ProductCard {...wine} soldOut label="Oferta" max={0} />);
    expect(screen.getByText('Agotado')).toBeTruthy();
    expect(screen.queryByText('Oferta')).toBe(null);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agregar al carrito' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Ver detalle' }).getAttribute('href')).toBe(wine.href);
    expect(screen.queryByRole('spinbutton')).toBe(null);
  });

  it('shows the `counter` property instead of its own counter', () => {
    render(<ProductCard {...wine} counter={<button type="button">250 gr</button>} />);
    expect(screen.getByRole('button', { name: '250 gr' })).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBe(null);
  });
});
