// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { es } from '../../messages/es.ts';
import { showFloating } from './floating.tsx';

const share = {
  title: 'Compartir',
  copy_text: 'Copiar enlace',
  networks: [{ network: 'WhatsApp', url: 'https://wa.example/?text={url}', text: 'Compartir en WhatsApp' }],
};
const help = {
  title: '¿Te ayudamos?',
  text: 'Responde una persona.',
  links: [{ text: 'Despachos', link: '/despachos', icon: 'truck' }],
};

const open = () => {
  const host = createTestHost();
  act(() =>
    showFloating({
      share,
      help,
      t: { share: es.share, help: es.help },
      locale: 'es',
      remotes: [],
      openDialog: host.openDialog,
    }),
  );
  return host;
};
const copyTo = (writeText: () => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } });
const pressCopy = async () => {
  const button = screen.getByText('Copiar enlace');
  await act(async () => button.click());
};

describe('share panel and help bubble', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/vinos');
    HTMLElement.prototype.hidePopover ??= () => {};
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('contain the content’s networks with the page’s URL, and the help links', () => {
    open();
    const link = screen.getByText('WhatsApp').closest('a');
    expect(link?.getAttribute('aria-label')).toBe('Compartir en WhatsApp');
    expect(new URL(link?.href ?? '').searchParams.get('text')).toBe(location.href);
    expect(link?.rel).toBe('noopener noreferrer');
    expect(screen.getByText('Despachos').closest('a')?.getAttribute('href')).toBe('/despachos');
    for (const name of ['Compartir', 'Ayuda'])
      expect(within(document.body).getByRole('button', { name }).getAttribute('popovertarget')).toBeTruthy();
  });

  it('copy the URL and confirm it', async () => {
    const writeText = vi.fn(async () => {});
    copyTo(writeText);
    const { dialogs } = open();
    await pressCopy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href);
    expect(dialogs).toEqual([
      { type: 'success', title: 'Enlace copiado', description: 'Ya lo puedes pegar donde quieras.' },
    ]);
  });

  it.each([
    ['is denied', { writeText: () => Promise.reject(new Error('denied')) }],
    ['does not exist on plain http', undefined],
  ])('show an error when copying %s', async (_, clipboard) => {
    vi.stubGlobal('navigator', { clipboard });
    const { dialogs } = open();
    await pressCopy();
    expect(dialogs).toEqual([
      { type: 'error', title: 'Ha ocurrido un error', description: 'No se pudo copiar la URL' },
    ]);
  });

  it('stay open while the browser steps back over the entry of a closed layer', () => {
    open();
    const panel = document.getElementById('share-panel') as HTMLElement;
    const hide = vi.spyOn(panel, 'hidePopover');
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([panel] as never);
    act(() => void dispatchEvent(new Event('single-spa:before-routing-event')));
    expect(hide).not.toHaveBeenCalled();
    history.pushState(null, '', '/cajas');
    act(() => void dispatchEvent(new Event('single-spa:before-routing-event')));
    expect(hide).toHaveBeenCalled();
  });

  it('are hidden on cart and checkout, and appear again on other pages', () => {
    open();
    const place = document.querySelector('aside') as HTMLElement;
    const moveTo = (path: string) =>
      act(() => {
        history.pushState(null, '', path);
        dispatchEvent(new Event('single-spa:before-routing-event'));
      });
    moveTo('/carrito');
    expect(place.hidden).toBe(true);
    moveTo('/metodo-de-pago');
    expect(place.hidden).toBe(true);
    moveTo('/cajas');
    expect(place.hidden).toBe(false);
  });
});
