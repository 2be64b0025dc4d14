/**
 * The route table: which remote owns a path, who may see it, and which query keys its page depends on
 * (docs/product/routes.md#routes). Server and browser read the same table.
 */
import type { Access } from './access.ts';
import { HOLD_PARAM } from './api/stock-waits.ts';
import { CART_LINK_PARAM } from './domain/cart-link.ts';
import { FILTER_KEYS } from './domain/filter-keys.ts';
import type { RemoteId } from './remote.ts';

export interface Route {
  /**
   * Path pattern, which is also the id of the route. `:name` is a parameter, `:name?` an optional last one.
   */
  readonly path: string;
  readonly owner: RemoteId;
  readonly access: Access;
  /**
   * Query keys that change the page. The shell drops all other keys from cache keys and canonical URLs. A
   * release carries the keys of its own copy of this table, so a new key needs a release of the owner only.
   */
  readonly query?: readonly string[];
  /** Other spellings of the path, with the same parameters. The shell redirects them. */
  readonly aliases?: readonly string[];
  /** The API returns the metadata of the page at `/pages/{seo}`. */
  readonly seo?: string;
  /** The response contains data of one shopper: never cached, never indexed. */
  readonly personal?: boolean;
  /**
   * The page may be indexed although `personal` is set: the response of the server is the same for all
   * visitors, and only the browser adds personal data.
   */
  readonly findable?: boolean;
  /** The server's page is complete for a visitor without a cart (`DOCUMENT_MARKS.noCart`). */
  readonly completeWithoutCart?: boolean;
  /**
   * Page of a checkout step. It has a reduced frame: one header row, no bottom bar on phones, a short footer,
   * no cart panel.
   */
  readonly checkoutStep?: boolean;
  /**
   * The address contains a secret from a mailed link: the page loads no analytics or error reporting and
   * sends no referrer.
   */
  readonly secretAddress?: boolean;
  /**
   * The page works with plain forms for a visitor without scripts (docs/architecture/plain-pages.md). The shell sends it
   * without scripts to a visitor whose browser has submitted such a form.
   */
  readonly plain?: boolean;
  /** A plain form of the page may send a file. */
  readonly plainFile?: boolean;
}

const route = <const Owner extends RemoteId, const Path extends string>(
  owner: Owner,
  path: Path,
  rest: Partial<Route> = {},
): Route & { readonly owner: Owner; readonly path: Path } => ({ access: 'public', ...rest, path, owner });

const personal = { personal: true } as const;
const plain = { personal: true, plain: true } as const;
const step = { ...plain, checkoutStep: true } as const;
const auth = { personal: true, seo: 'auth' } as const;
const guest = { ...auth, access: 'guest' } as const;
const customer = { access: 'customer', personal: true } as const;
/** Query keys of every list of products. */
const LISTING: readonly string[] = [
  ...FILTER_KEYS,
  'precio_min',
  'precio_max',
  'page',
  'per_page',
  'sort',
  'q',
];

export const ROUTES = [
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
  route('content', '/blog', { seo: 'blog', query: ['page', 'tema', 'ano'] }),
  route('content', '/blog/:article', { seo: 'blog' }),
  route('content', '/contacto', { seo: 'need-help' }),
  route('content', '/contacto/empresa', { seo: 'need-help' }),
  route('content', '/contacto/persona', { seo: 'need-help' }),
  route('content', '/contacto/preguntas-frecuentes', { seo: 'need-help' }),
  route('content', '/contacto/gracias', { ...personal, query: ['tipo'] }),
  route('content', '/eventos', { seo: 'events' }),
  route('content', '/eventos/:event', { seo: 'events' }),
  route('content', '/reserva', { seo: 'reservation', query: ['evento'] }),
  route('content', '/reserva/gracias', { ...personal, query: ['estado'] }),
  route('content', '/reserva/fallida', personal),
  route('content', '/reserva-mesa', { seo: 'table-wine-bar-reservations' }),
  route('content', '/reserva-mesa/thank-you', { ...personal, query: ['estado'] }),
  route('content', '/reserva-mesa/failed', personal),
  route('content', '/vino-bar', { seo: 'wine-bar' }),

  route('catalog', '/vinos', { query: LISTING }),
  route('catalog', '/vinos/alcoholes', { seo: 'alcohols', query: LISTING }),
  route('catalog', '/vinos/busqueda', {
    seo: 'general-search',
    query: ['q', 't', 'precio_min', 'precio_max', 'sort', 'page'],
  }),
  route('catalog', '/vinos/:wine', { query: [HOLD_PARAM] }),
  route('catalog', '/cajas', { seo: 'boxes', query: LISTING, aliases: ['/boxes'] }),
  route('catalog', '/gourmet', { seo: 'gourmet-products', query: LISTING }),
  route('catalog', '/ofertas', { seo: 'offers', query: LISTING }),
  route('catalog', '/productos', { query: [...LISTING, 't'] }),
  route('catalog', '/productos/:product', { query: ['t', HOLD_PARAM] }),
  route('catalog', '/favoritos', personal),
  route('catalog', '/favoritos/:list', { ...personal, secretAddress: true }),
  route('catalog', '/sommelier-virtual', {
    seo: 'sommelier',
    query: ['continente', 'pais', 'comida', 'paso', 'page'],
  }),

  route('checkout', '/carrito', {
    ...plain,
    findable: true,
    completeWithoutCart: true,
    seo: 'shopping-cart',
    query: [CART_LINK_PARAM],
  }),
  route('checkout', '/arma-tu-caja', { ...personal, findable: true, query: ['caja', 'botellas', 'agrega'] }),
  route('checkout', '/informacion-personal', step),
  route('checkout', '/informacion-de-envio', step),
  route('checkout', '/metodo-de-pago', step),
  route('checkout', '/datos-de-transferencia', { ...plain, plainFile: true, query: ['pedido', 'enlace'] }),
  route('checkout', '/orden/:id?', {
    ...plain,
    query: ['enlace'],
    aliases: ['/cuenta/compras/fallida/:id?'],
  }),
  route('checkout', '/gracias/:id?', {
    ...plain,
    query: ['enlace'],
    aliases: ['/compras/completa/:id?', '/cuenta/compras/completa/:id?'],
  }),

  route('account', '/iniciar-sesion', guest),
  route('account', '/registro', guest),
  // The mailed link must open its page while somebody is signed in.
  route('account', '/recuperar-contrasena', auth),
  route('account', '/reiniciar-contrasena', { ...auth, secretAddress: true }),
  route('account', '/seguimiento', { ...personal, query: ['enlace'] }),
  route('account', '/tus-datos', personal),
  route('account', '/tus-datos/solicitud', { ...personal, secretAddress: true }),
  route('account', '/cuenta/compras', { ...customer, query: ['page'] }),
  route('account', '/cuenta/compras/politicas', customer),
  route('account', '/cuenta/mi-cuenta', customer),
  route('account', '/cuenta/mi-cuenta/compras', { ...customer, query: ['page'] }),
  route('account', '/cuenta/mi-cuenta/compras/:id', customer),
  route('account', '/cuenta/mi-cuenta/mis-datos', customer),
  route('account', '/cuenta/mi-cuenta/mis-direcciones', customer),
  route('account', '/cuenta/mi-cuenta/privacidad', customer),
] as const;

/** Ids of the routes of one remote. Its `routes.tsx` has a page for each. */
export type RouteIdOf<Owner extends RemoteId> = Extract<(typeof ROUTES)[number], { owner: Owner }>['path'];

/** A path pattern as a regular expression, with a named group for each parameter. */
const regexOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`);

const hasParameter = ({ path }: Route): number => Number(path.includes(':'));

/** Patterns without parameters come first, so that they win over patterns with parameters. */
const COMPILED = [...ROUTES]
  .sort((one, other) => hasParameter(one) - hasParameter(other))
  .map((route: Route) => ({ route, regex: regexOf(route.path) }));

const ALIASES = COMPILED.flatMap(({ route: { path, aliases = [] } }) =>
  aliases.map((alias) => ({ regex: regexOf(alias), base: path.replace(/\/:.*/, '') })),
);

/** The path that an alias redirects to; any other path unchanged. */
export const rewritePath = (pathname: string): string => {
  for (const { regex, base } of ALIASES) {
    const found = regex.exec(pathname);
    // Copy the parameter undecoded, because decoding may throw.
    if (found) return base + (found[1] ? `/${found[1]}` : '');
  }
  return pathname;
};

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The longest path parameter that the API accepts. A path with a longer one matches no route. */
export const MAX_PARAM_LENGTH = 200;

/**
 * The route of a path. A path that is overlong or cannot be decoded matches nothing, except the address of an
 * order: its page says that the order does not exist.
 */
export const matchRoute = (pathname: string): RouteMatch | null => {
  for (const { route, regex } of COMPILED) {
    const found = regex.exec(pathname);
    if (!found) continue;
    const params: Record<string, string> = {};
    try {
      for (const [name, value] of Object.entries(found.groups ?? {}))
        if (value !== undefined) params[name] = decodeURIComponent(value);
    } catch {
      return route.owner === 'checkout' ? { route, params: {} } : null;
    }
    return Object.values(params).some(({ length }) => length > MAX_PARAM_LENGTH) ? null : { route, params };
  }
  return null;
};
