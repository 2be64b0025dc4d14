import { describe, expect, it } from 'vitest';
import { queryKeysOf, queryRulesOf } from './query-keys.ts';
import type { Route } from './routes.ts';

const route = (path: string, query?: string[]): Route => ({
  path,
  owner: 'catalog',
  access: 'public',
  ...(query ? { query } : {}),
});

describe('query keys of a remote', () => {
  it('groups routes with the same keys and leaves out routes without keys', () => {
    const routes = [route('/a', ['x', 'y']), route('/b', ['x', 'y']), route('/c', ['z']), route('/d')];
    expect(queryRulesOf('catalog', routes)).toEqual([
      { paths: ['/a', '/b'], keys: ['x', 'y'] },
      { paths: ['/c'], keys: ['z'] },
    ]);
  });

  it('finds the keys of a route', () => {
    const rules = queryRulesOf('catalog');
    expect(queryKeysOf(rules, '/sommelier-virtual')).toContain('comida');
    expect(queryKeysOf(rules, '/vinos')).not.toContain('comida');
    expect(queryKeysOf(rules, '/vinos/:wine')).toEqual(['hold']);
    expect(queryKeysOf(rules, '/carrito')).toEqual([]);
    expect(queryKeysOf(queryRulesOf('checkout'), '/carrito')).toEqual(['agregar']);
    expect(queryKeysOf(queryRulesOf('checkout'), '/datos-de-transferencia')).toEqual(['pedido', 'enlace']);
  });
});
