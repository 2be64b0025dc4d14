/** Which remote owns which path, and who may see it (SPEC §2, §6). One table for server and browser. */
import type { RemoteId } from './remote.ts';

/** `public`: everybody; `guest`: logged-in users are sent home; `customer`: others are sent to login and back. */
export type Access = 'public' | 'guest' | 'customer';

export interface Route {
  /** `:name` is a parameter, `:name?` an optional last one. */
  readonly path: string;
  readonly owner: RemoteId;
  readonly access: Access;
  /** `/pages/{seo}` holds the page's metadata. */
  readonly seo?: string;
  /** Answers come from one shopper's data: never cached, never indexed. */
  readonly personal?: boolean;
  /** Personal in the browser alone: the server's answer is the same for everybody, and may be found (DESIGN §9, SEO). */
  readonly findable?: boolean;
  /** Wears the quiet frame: header of one row, no bar at a phone's foot, short footer; the cart panel stays closed. */
  readonly checkoutStep?: boolean;
  /** A mailed link leads here with a secret in its address: the document loads nothing that measures or reports, and sends no referrer. */
  readonly secretAddress?: boolean;
}

const route = (owner: RemoteId, path: string, rest: Partial<Route> = {}): Route => ({
  path,
  owner,
  access: 'public',
  ...rest,
});
const personal = { personal: true } as const;
const step = { personal: true, checkoutStep: true } as const;
const guest = { access: 'guest', personal: true, seo: 'auth' } as const;
const customer = { access: 'customer', personal: true } as const;

export const ROUTES: readonly Route[] = [
  route('content', '/', { seo: 'home' }),
  route('content', '/acerca-de', { seo: 'about-us' }),
  route('content', '/acerca-de/contacto', { seo: 'about-us' }),
  route('content', '/acerca-de/contacto/empresa', { seo: 'about-us' }),
  route('content', '/acerca-de/contacto/persona', { seo: 'about-us' }),
  route('content', '/acerca-de/contacto/preguntas', { seo: 'need-help' }),
  route('content', '/acerca-de/politicas-de-cambio', { seo: 'exchange-return-policies' }),
  route('content', '/acerca-de/politicas-de-despacho', { seo: 'dispatch-policies' }),
  route('content', '/acerca-de/politicas-de-privacidad', { seo: 'privacy-policies' }),
  route('content', '/acerca-de/politicas-generales', { seo: 'general-policies' }),
  route('content', '/acerca-de/condiciones-generales', { seo: 'general-conditions' }),
  route('content', '/blog', { seo: 'blog' }),
  route('content', '/blog/:article', { seo: 'blog' }),
  route('content', '/contacto', { seo: 'need-help' }),
  route('content', '/contacto/empresa', { seo: 'need-help' }),
  route('content', '/contacto/persona', { seo: 'need-help' }),
  route('content', '/contacto/preguntas-frecuentes', { seo: 'need-help' }),
  route('content', '/contacto/gracias', personal),
  route('content', '/eventos', { seo: 'events' }),
  route('content', '/eventos/:event', { seo: 'events' }),
  route('content', '/reserva', { seo: 'reservation' }),
  route('content', '/reserva/gracias', personal),
  route('content', '/reserva/fallida', personal),
  route('content', '/reserva-mesa', { seo: 'table-wine-bar-reservations' }),
  route('content', '/reserva-mesa/thank-you', personal),
  route('content', '/reserva-mesa/failed', personal),
  route('content', '/vino-bar', { seo: 'wine-bar' }),

  route('catalog', '/vinos'),
  route('catalog', '/vinos/alcoholes', { seo: 'alcohols' }),
  route('catalog', '/vinos/busqueda', { seo: 'general-search' }),
  route('catalog', '/vinos/:wine'),
  route('catalog', '/cajas', { seo: 'boxes' }),
  route('catalog', '/gourmet', { seo: 'gourmet-products' }),
  route('catalog', '/ofertas', { seo: 'offers' }),
  route('catalog', '/productos/:product?'),
  route('catalog', '/sommelier-virtual', { seo: 'sommelier' }),

  route('checkout', '/carrito', { ...personal, findable: true, seo: 'shopping-cart' }),
  route('checkout', '/informacion-personal', step),
  route('checkout', '/informacion-de-envio', step),
  route('checkout', '/metodo-de-pago', step),
  route('checkout', '/datos-de-transferencia', personal),
  route('checkout', '/orden/:id?', personal),
  route('checkout', '/gracias/:id?', personal),
  route('checkout', '/compras/completa/:id?', personal),
  route('checkout', '/cuenta/compras/completa/:id?', customer),
  route('checkout', '/cuenta/compras/fallida/:id?', customer),

  route('account', '/iniciar-sesion', guest),
  route('account', '/registro', guest),
  route('account', '/recuperar-contrasena', guest),
  route('account', '/reiniciar-contrasena', { ...guest, secretAddress: true }),
  route('account', '/seguimiento', personal),
  route('account', '/cuenta/compras', customer),
  route('account', '/cuenta/compras/politicas', customer),
  route('account', '/cuenta/mi-cuenta', customer),
  route('account', '/cuenta/mi-cuenta/compras', customer),
  route('account', '/cuenta/mi-cuenta/compras/:id', customer),
  route('account', '/cuenta/mi-cuenta/mis-datos', customer),
  route('account', '/cuenta/mi-cuenta/mis-direcciones', customer),
  route('account', '/cuenta/mi-cuenta/privacidad', customer),
];

/** Menu links and other spellings → the route (SPEC §2 "/boxes is rewritten"). */
const REWRITES: Readonly<Record<string, string>> = { '/boxes': '/cajas' };

/** The specification names several addresses for one order. Each leads to the one that the shop itself uses (decision 0040). */
const ORDER_REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^(?:\/cuenta)?\/compras\/completa(?=\/[^/]+$|$)/, '/gracias'],
  [/^\/cuenta\/compras\/fallida(?=\/[^/]+$|$)/, '/orden'],
];

/** The path that a path leads to, or the path itself. */
export const rewritePath = (pathname: string): string => {
  for (const [wanted, path] of ORDER_REWRITES)
    if (wanted.test(pathname)) return pathname.replace(wanted, path);
  return REWRITES[pathname] ?? pathname;
};

const pattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .filter(Boolean)
      .map((part) => (part.endsWith('?') ? '(?:/([^/]+))?' : part.startsWith(':') ? '/([^/]+)' : `/${part}`))
      .join('')}/?$`,
  );

const COMPILED = ROUTES.map((entry) => ({
  entry,
  regex: pattern(entry.path),
  names: [...entry.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string),
  fixed: !entry.path.includes(':'),
}));

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The API accepts no longer parameter in a path: such an address names nothing. */
const MAX_PARAM_LENGTH = 200;

/**
 * The route that owns a path; fixed paths win over parameters. Undecodable and overlong paths match nothing, except an
 * undecodable address of an order: its page says that there is no such order.
 */
export const matchRoute = (pathname: string): RouteMatch | null => {
  for (const wantFixed of [true, false]) {
    for (const { entry, regex, names, fixed } of COMPILED) {
      if (fixed !== wantFixed) continue;
      const found = regex.exec(pathname);
      if (!found) continue;
      try {
        const params: Record<string, string> = {};
        names.forEach((name, index) => {
          const value = found[index + 1];
          if (value !== undefined) params[name] = decodeURIComponent(value);
        });
        if (Object.values(params).some(({ length }) => length > MAX_PARAM_LENGTH)) return null;
        return { route: entry, params };
      } catch {
        return entry.owner === 'checkout' ? { route: entry, params: {} } : null;
      }
    }
  }
  return null;
};
