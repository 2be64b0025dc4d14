// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './index.ts';

afterEach(cleanup);

const shape = { base: '/storage/products/x.1a2b', alt: 'Botella', sizes: '50vw', width: 800, height: 1000 };

describe('picture', () => {
  it('offers AVIF first, then WebP, in each width', () => {
    const { container } = render(<Picture {...shape} widths={[160, 320, 640]} />);
    const source = container.querySelector('source');
    expect(source?.type).toBe('image/avif');
    expect(source?.srcset).toBe(
      '/storage/products/x.1a2b.avif?w=160 160w, ' +
        '/storage/products/x.1a2b.avif?w=320 320w, ' +
        '/storage/products/x.1a2b.avif?w=640 640w',
    );
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Botella' });
    expect(image.getAttribute('src')).toBe('/storage/products/x.1a2b.webp?w=320');
    expect(image.getAttribute('srcset')).toContain('.webp?w=640 640w');
  });

  it('loads lazily and reserves its space', () => {
    render(<Picture {...shape} />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '1000']);
  });

  it('loads at once with priority', () => {
    render(<Picture {...shape} priority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe(null);
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });
});
