/** Hydrates the header and updates it with cart, session and URL. */
import { createEvent, createStore, fork, scopeBind } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Bus } from 'shared-contracts/bus/bus';
import { cartPanel, cartState, searchOpen, sessionState } from 'shared-contracts/bus/topics';
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { LOCALE_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import type { BootData } from '../../boot-data.ts';
import { readEarlyUnits } from '../../early-units.ts';
import { Header } from '../../frame/header/header.tsx';
import { isRemembered, markVisitor } from '../../visitor-mark.ts';
import { announceLive } from '../announce-live.ts';
import { cartCount } from '../cart-service.ts';
import { keepCookie } from '../cookies.ts';
import { report } from '../report.ts';

const cartCounted = createEvent<number>();
const pathChanged = createEvent<string>();
const $cartCount = createStore(0).on(cartCounted, (_, count) => count);
const $path = createStore('/').on(pathChanged, (_, path) => path);

export interface HeaderParts {
  boot: BootData;
  bus: Bus;
}

/** Stores the language in a cookie and reloads the page (docs/product/languages.md#language-choice). */
const chooseLocale = (locale: Locale, seconds: number): void => {
  keepCookie(LOCALE_COOKIE, locale, seconds);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  if (url.href === location.href) location.reload();
  else location.replace(url.href);
};

/**
 * Opens the sheet of the main menu for a pointer that rests on its entry since before hydration. Browsers report no
 * movement of a resting pointer.
 */
const openRested = (header: HTMLElement): void => {
  // After a touch, its target counts as hovered.
  if (!matchMedia('(hover: hover)').matches) return;
  header
    .querySelector('li[data-entry]:hover')
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
};

const ConnectedHeader = ({ boot, bus, onHydrated }: HeaderParts & { onHydrated: () => void }) => {
  const { count, path } = useUnit({ count: $cartCount, path: $path });
  useEffect(onHydrated, [onHydrated]);
  return (
    <Header
      {...boot.header}
      locale={boot.locale}
      locales={boot.config.locales}
      path={path}
      folded={matchRoute(path)?.route.checkoutStep ?? false}
      cartCount={count}
      onCart={() => bus.publish(cartPanel, { open: true, reason: 'asked' })}
      onSearch={() => bus.publish(searchOpen, {})}
      onLocale={(locale) => chooseLocale(locale, boot.localeCookieSeconds)}
    />
  );
};

export const startHeader = (parts: HeaderParts): void => {
  const container = document.getElementById('header');
  if (!container) return;
  // The first render must equal the server's: an empty cart.
  const scope = fork({ values: [[$path, location.pathname]] });

  const follow = () => {
    const counted = scopeBind(cartCounted, { scope });
    const moved = scopeBind(pathChanged, { scope });
    let isPageLive = false;
    // Presses on the server's page count, until the page is hydrated and sends them as commands.
    const count = () => counted(cartCount(parts.bus) + (isPageLive ? 0 : readEarlyUnits()));
    count();
    addEventListener('shop:live', ({ target }) => {
      if (!(target as Element).closest('main')) return;
      isPageLive = true;
      count();
    });
    // Another tab changes the cart before the cart service runs here.
    for (const type of ['storage', 'pageshow']) addEventListener(type, count);
    parts.bus.subscribe(cartState, (cart) => {
      count();
      if (cart.count > 0) document.documentElement.removeAttribute(DOCUMENT_MARKS.noCart);
    });
    parts.bus.subscribe(sessionState, ({ kind }) =>
      markVisitor(kind === 'customer' || (kind === 'unknown' && isRemembered())),
    );
    addEventListener('single-spa:before-routing-event', () => moved(location.pathname));
    moved(location.pathname);
    announceLive(container);
    openRested(container);
  };

  startTransition(() => {
    hydrateRoot(
      container,
      <Provider value={scope}>
        <ConnectedHeader {...parts} onHydrated={follow} />
      </Provider>,
      {
        identifierPrefix: 'shell-',
        onRecoverableError: (error) => report(error, { kind: 'hydration' }),
      },
    );
  });
};
