import { describe, expect, it } from 'vitest';
import { matchRoute, ROUTES, rewritePath } from './routes.ts';

describe('route table', () => {
  it('prefers a fixed path over a parameter', () => {
    expect(matchRoute('/vinos/alcoholes')?.route.path).toBe('/vinos/alcoholes');
    expect(matchRoute('/vinos/cordillera')?.params).toEqual({ wine: 'cordillera' });
  });

  it('accepts an optional last part, and a final slash', () => {
    expect(matchRoute('/orden')?.params).toEqual({});
    expect(matchRoute('/orden/o-1')?.params).toEqual({ id: 'o-1' });
    expect(matchRoute('/vinos/')?.route.path).toBe('/vinos');
    expect(matchRoute('/')?.route.owner).toBe('content');
  });

  it('matches nothing for unknown or undecodable paths', () => {
    expect(matchRoute('/no-existe')).toBeNull();
    expect(matchRoute('/vinos/a/b')).toBeNull();
    expect(matchRoute('/vinos/%E0%A4%A')).toBeNull();
  });

  it.each([
    ['/boxes', '/cajas'],
    ['/compras/completa', '/gracias'],
    ['/compras/completa/o-1', '/gracias/o-1'],
    ['/cuenta/compras/completa/o-1', '/gracias/o-1'],
    ['/cuenta/compras/fallida/o-1', '/orden/o-1'],
    ['/cuenta/compras', '/cuenta/compras'],
    ['/cuenta/compras/fallida/%E0%A4%A', '/orden/%E0%A4%A'],
    ['/compras/completa-nada', '/compras/completa-nada'],
    ['/compras/completa//evil.example', '/compras/completa//evil.example'],
  ])('rewrites %s to %s', (path, to) => {
    expect(rewritePath(path)).toBe(to);
  });

  it('matches an order address with an undecodable number as one without a number', () => {
    expect(matchRoute('/orden/%E0%A4%A')).toMatchObject({ route: { path: '/orden/:id?' }, params: {} });
    expect(matchRoute('/gracias/%E0%A4%A')).toMatchObject({ route: { owner: 'checkout' }, params: {} });
  });

  it('lists every path once', () => {
    expect(new Set(ROUTES.map((route) => route.path)).size).toBe(ROUTES.length);
  });

  it('requires a signed-in customer on every account page', () => {
    for (const route of ROUTES) if (route.path.startsWith('/cuenta')) expect(route.access).toBe('customer');
  });
});
