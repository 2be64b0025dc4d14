// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createBus } from 'shared-contracts/bus/create-bus';
import { cartState, cartUpdate, localeState } from 'shared-contracts/bus/topics';
import type { BusTape } from 'shared-contracts/qa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QaPanel } from './qa-panel.tsx';

const REMOTES = [
  { id: 'checkout', version: 'stub-slow', contract: 2, owners: ['@shop/checkout'], contact: '#checkout' },
];

describe('QA panel', () => {
  const toggleTeamBorders = vi.fn();
  const toggleRemote = vi.fn(async () => false);
  const callTool = vi.fn(async (): Promise<unknown> => ({ ok: true, release: 'catalog 1' }));
  /** Choice of the API stub. */
  let played: { scenario: string; overrides: Record<string, string> };
  let bus: ReturnType<typeof createBus>;

  const open = () => {
    const tape: BusTape = { entries: [], onEntry() {} };
    bus = createBus({
      onProblem: () => {},
      record: (entry) => {
        tape.entries.push(entry);
        tape.onEntry();
      },
    });
    bus.publish(localeState, { locale: 'es' });
    const domElement = document.body;
    render(
      <QaPanel
        {...{ bus, tape, domElement, toggleTeamBorders, toggleRemote, callTool }}
        locale="es"
        remotes={REMOTES}
      />,
    );
  };
  const messages = () => within(screen.getByRole('list', { name: 'Mensajes' })).getAllByRole('listitem');
  const payload = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Contenido (JSON)' });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

  beforeEach(() => {
    played = { scenario: 'normal', overrides: {} };
    sessionStorage.setItem('panel-open', 'true');
    history.replaceState(null, '', '/vinos?remote.checkout=stub:slow');
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(url === '/__log' ? [{ endpoint: 'update-cart' }, { endpoint: null }] : played),
    );
    open();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows the requested and the loaded version of each remote', () => {
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'checkout' }).value).toBe('stub:slow');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'catalog' }).value).toBe('stub');
    expect(screen.getByText('stub-slow, contrato 2 · @shop/checkout · #checkout')).toBeDefined();
  });

  it('calls a tool as an assistant does, and shows its answer', async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Herramienta' }), {
      target: { value: 'checkout.cart' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Entrada (JSON)' }), { target: { value: '{}' } });
    fireEvent.click(screen.getByRole('button', { name: 'Llamar' }));
    expect(callTool).toHaveBeenCalledWith('checkout.cart', {});
    expect((await screen.findByRole('status', { name: 'Respuesta' })).textContent).toContain('catalog 1');
    callTool.mockResolvedValueOnce(null);
    fireEvent.click(screen.getByRole('button', { name: 'Llamar' }));
    expect(await screen.findByText(/no responde a esta herramienta/)).toBeDefined();
  });

  it('unmounts the remote of the page in place, and mounts it again', async () => {
    expect(screen.queryByRole('button', { name: 'Desmontar checkout' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Desmontar catalog' }));
    expect(toggleRemote).toHaveBeenCalledWith('catalog');
    toggleRemote.mockResolvedValueOnce(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Montar catalog' }));
    expect(await screen.findByRole('button', { name: 'Desmontar catalog' })).toBeDefined();
  });

  it('shows what the API stub plays, and what the page could apply', async () => {
    cleanup();
    played.overrides = { 'read-cart': 'normal+slow' };
    history.replaceState(null, '', '/vinos?remote.checkout=stub:slwo&api=flooded,updat-cart:slow');
    open();
    expect(await screen.findByText('read-cart')).toBeDefined();
    expect(screen.queryByText('updat-cart')).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Escenario' }).value).toBe('normal');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'checkout' }).value).toBe('stub');
  });

  it('copies a bug report: link, releases, scenario, trace and messages', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('shopTrace', { traceId: () => 'a1b2' });
    fireEvent.click(screen.getByRole('button', { name: 'Copiar informe de error' }));
    await screen.findByRole('button', { name: 'Informe copiado' });
    const [report] = writeText.mock.lastCall as unknown as [string];
    expect(report.split('\n').slice(0, 4)).toEqual([
      location.href,
      'checkout stub-slow, contract 2, @shop/checkout, #checkout',
      'api normal',
      'trace a1b2',
    ]);
    expect(report).toMatch(/publish {2}locale\.state v\d+ {2}\{ "locale": "es" \}/);
  });

  it('writes a choice to the address', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    fireEvent.change(screen.getByRole('combobox', { name: 'catalog' }), { target: { value: 'stub:broken' } });
    expect(assign.mock.lastCall?.[0]).toContain(
      '/vinos?remote.checkout=stub:slow&remote.catalog=stub:broken',
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Escenario' }), { target: { value: 'sold-out' } });
    expect(assign.mock.lastCall?.[0]).toContain('api=sold-out');
  });

  it('offers a scenario for each endpoint that was called', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    fireEvent.click(await screen.findByRole('button', { name: 'Agregar' }));
    await vi.waitFor(() =>
      expect(assign.mock.lastCall?.[0]).toContain('api=normal,update-cart:server-error'),
    );
  });

  it('lists messages from before and after its mount, newest first', async () => {
    bus.publish(cartState, { count: 3, total: 0, lines: [] });
    await vi.waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages()[0]?.textContent).toMatch(/publicado cart\.state v1/);
    expect(messages()[1]?.textContent).toContain('locale.state');
  });

  it('sends a command with its example, and shows result and duration', async () => {
    bus.serve(cartUpdate, async () => ({ count: 2, total: 25_980 }));
    send();
    await vi.waitFor(() => expect(messages()[0]?.textContent).toMatch(/resultado cart\.update v2.* ms/));
    expect(messages()[1]?.textContent).toContain('comando cart.update');
  });

  it('names the invalid fields of a payload, and shows the refusal of the bus', async () => {
    fireEvent.change(payload(), { target: { value: '{"item":{"sku":""},"qty":-1,"previousQty":0}' } });
    send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('item.sku');
    expect(alert.textContent).toContain('qty');
    expect(payload().getAttribute('aria-invalid')).toBe('true');
    expect(messages()[0]?.textContent).toMatch(/rechazado cart\.update.*bad-payload/);
  });

  it('does not send text that is not JSON', async () => {
    fireEvent.change(payload(), { target: { value: '{' } });
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('No es JSON');
    expect(messages()).toHaveLength(1);
  });

  it('shows the refusal of an unknown version', async () => {
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Versión' }), { target: { value: '9' } });
    send();
    await vi.waitFor(() => expect(messages()[0]?.textContent).toMatch(/rechazado.*v9.*unknown-version/));
  });

  it('closes with Escape and returns the focus to its button', () => {
    fireEvent.keyDown(screen.getByRole('complementary', { name: 'Panel de QA' }), { key: 'Escape' });
    const opener = screen.getByRole('button', { name: 'Abrir el panel de QA' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
    expect(sessionStorage.getItem('panel-open')).toBe('false');
  });

  it('outlines which team owns each part of the page', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Bordes de equipos' }));
    expect(toggleTeamBorders).toHaveBeenCalledOnce();
  });
});
