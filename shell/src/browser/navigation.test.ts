// @vitest-environment happy-dom
import type { SessionState } from 'shared-contracts/bus/topics';
import { ROUTES } from 'shared-contracts/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';

const ANA: SessionState = { kind: 'customer', id: 'u-1', firstName: 'Ana' };
const GUEST: SessionState = { kind: 'guest' };

describe('navigation', () => {
  const assign = vi.fn();
  const load = vi.fn(async () => ({ prepare: async () => {} }) as never);
  const open = (session: SessionState, known: Promise<void> = Promise.resolve()) => {
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
    load.mockClear();
  });
  afterEach(() => vi.restoreAllMocks());

  it('rewrites an alias to its route', async () => {
    open(GUEST).navigate('/boxes?page=2');
    await isAt('/cajas?page=2');
  });

  it('redirects a guest from an account page to login and remembers the path', async () => {
    open(GUEST).navigate('/cuenta/compras?page=2');
    await isAt('/iniciar-sesion');
    expect(sessionStorage.getItem('returnPath')).toBe('/cuenta/compras?page=2');
  });

  it('shows no loading bar when the redirect leads to the page that is visible already', async () => {
    history.replaceState(null, '', '/iniciar-sesion');
    open(GUEST).navigate('/cuenta/compras');
    expect(document.documentElement.dataset.loading).toBe('page');
    await vi.waitFor(() => expect(history.state).toHaveProperty('shopId'));
    expect(document.documentElement.dataset.loading).toBeUndefined();
    expect(address()).toBe('/iniciar-sesion');
  });

  it('redirects a customer from login to home', async () => {
    open(ANA).navigate('/iniciar-sesion');
    await isAt('/');
  });

  it.each([
    [ANA, '/cuenta/mi-cuenta'],
    [GUEST, '/iniciar-sesion'],
    [GUEST, '/carrito'],
    [ANA, '/carrito'],
    [ANA, '/recuperar-contrasena'],
    [ANA, '/reiniciar-contrasena?token=t'],
  ])('allows the session %j on %s', async (session, path) => {
    open(session).navigate(path);
    await isAt(path);
  });

  it('adds no entry for the address that is shown already, such as the cart by its button', async () => {
    history.replaceState(null, '', '/carrito');
    const before = history.length;
    open(GUEST).navigate('/carrito');
    await vi.waitFor(() => expect(history.state).toHaveProperty('shopId'));
    expect(history.length).toBe(before);
  });

  it('delays a guarded page until the session is known', async () => {
    const known = Promise.withResolvers<void>();
    open(ANA, known.promise).navigate('/cuenta/mi-cuenta');
    // Without the guard, the navigation loads the remote in a microtask. All microtasks run before this timer.
    await new Promise((done) => setTimeout(done));
    expect(load).not.toHaveBeenCalled();
    expect(address()).toBe('/vinos');
    known.resolve();
    await isAt('/cuenta/mi-cuenta');
  });

  it.each(['/eventos', '/vinos?page=2'])(
    'is given up when the shopper goes back to %s while it waits for the next remote',
    async (former) => {
      const prepared = Promise.withResolvers<void>();
      load.mockResolvedValueOnce({ prepare: () => prepared.promise } as never);
      open(GUEST).navigate('/carrito');
      history.replaceState({ shopId: 'former' }, '', former);
      prepared.resolve();
      await new Promise((done) => setTimeout(done, 50));
      expect(address()).toBe(former);
    },
  );

  it('goes on when the page takes the token out of its address meanwhile', async () => {
    history.replaceState({ shopId: 'here' }, '', '/reiniciar-contrasena?token=t');
    const prepared = Promise.withResolvers<void>();
    load.mockResolvedValueOnce({ prepare: () => prepared.promise } as never);
    open(GUEST).navigate('/carrito');
    history.replaceState(history.state, '', '/reiniciar-contrasena');
    prepared.resolve();
    await isAt('/carrito');
  });

  it('applies the access rules to the first page too', async () => {
    history.replaceState(null, '', '/cuenta/mi-cuenta/mis-datos');
    await open(GUEST).guardFirstPage();
    await isAt('/iniciar-sesion');
    expect(sessionStorage.getItem('returnPath')).toBe('/cuenta/mi-cuenta/mis-datos');
  });

  it('changes the address of the same page after the next frame, and without a frame soon', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const navigation = open(GUEST);
    navigation.navigate('/vinos?tipo=tinto');
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    expect(address()).toBe('/vinos');
    frames[0]?.(0);
    await isAt('/vinos?tipo=tinto');
    navigation.navigate('/vinos?tipo=blanco');
    await isAt('/vinos?tipo=blanco');
  });

  it('leaves unknown paths to the server, which answers 404', () => {
    open(GUEST).navigate('/nada/de/esto');
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('/nada/de/esto'));
  });

  it('leaves routes with an unknown access rule to the server, which answers 500', () => {
    const route = ROUTES.find(({ path }) => path === '/blog') as { access: string };
    const { access } = route;
    route.access = 'members-only';
    open(ANA).navigate('/blog');
    route.access = access;
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('/blog'));
    expect(address()).toBe('/vinos');
  });
});
