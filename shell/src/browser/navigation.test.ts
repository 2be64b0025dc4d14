// @vitest-environment happy-dom
import type { SessionState } from 'shared-contracts/bus/topics';
import { ROUTES } from 'shared-contracts/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

const ANA: SessionState = { kind: 'customer', id: 'u-1', firstName: 'Ana' };
const GUEST: SessionState = { kind: 'guest' };

describe('the way to a page', () => {
  const assign = vi.fn();
  const open = (session: SessionState, known: Promise<void> = Promise.resolve()) => {
    const load = vi.fn(async () => ({ prepare: async () => {} }) as never);
    return createNavigation({
      session: () => session,
      sessionKnown: () => known,
      load,
      hostOf: () => ({}) as never,
    });
  };
  const address = () => location.pathname + location.search;
  const isAt = (path: string) => vi.waitFor(() => expect(address()).toBe(path));

  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/vinos');
    vi.spyOn(location, 'assign').mockImplementation(assign);
    assign.mockClear();
  });
  afterEach(() => vi.restoreAllMocks());

  it('leads from the menu’s old link to its place', async () => {
    open(GUEST).navigate('/boxes?page=2');
    await isAt('/cajas?page=2');
  });

  it('leads a visitor from an account page to the login, and remembers where to', async () => {
    open(GUEST).navigate('/cuenta/compras?page=2');
    await isAt('/iniciar-sesion');
    expect(sessionStorage.getItem('returnPath')).toBe('/cuenta/compras?page=2');
  });

  it('leads a customer from the login home', async () => {
    open(ANA).navigate('/iniciar-sesion');
    await isAt('/');
  });

  it.each([
    [ANA, '/cuenta/mi-cuenta'],
    [GUEST, '/iniciar-sesion'],
    [GUEST, '/carrito'],
    [ANA, '/carrito'],
  ])('lets %j to %s', async (session, path) => {
    open(session).navigate(path);
    await isAt(path);
  });

  it('waits with a guarded page until it is known who asks', async () => {
    const known = Promise.withResolvers<void>();
    open(ANA, known.promise).navigate('/cuenta/mi-cuenta');
    await new Promise((done) => setTimeout(done, 30));
    expect(address()).toBe('/vinos');
    known.resolve();
    await isAt('/cuenta/mi-cuenta');
  });

  it('guards the first page too', async () => {
    history.replaceState(null, '', '/cuenta/mi-cuenta/mis-datos');
    await open(GUEST).guardFirstPage();
    await isAt('/iniciar-sesion');
    expect(sessionStorage.getItem('returnPath')).toBe('/cuenta/mi-cuenta/mis-datos');
  });

  it('leaves to the server what the shop does not know, whose answer is 404', () => {
    open(GUEST).navigate('/nada/de/esto');
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('/nada/de/esto'));
  });

  it('leaves to the server what nobody knows how to guard, whose answer is 500', () => {
    const route = ROUTES.find(({ path }) => path === '/blog') as { access: string };
    const { access } = route;
    route.access = 'members-only';
    open(ANA).navigate('/blog');
    route.access = access;
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('/blog'));
    expect(address()).toBe('/vinos');
  });
});
