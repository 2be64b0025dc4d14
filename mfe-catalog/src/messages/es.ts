import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type { SortKey } from 'shared-contracts/api/catalogue.schema';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';

type ScaleKey = 'body' | 'acidity' | 'sweetness' | 'freshness' | 'guarda';

/** Titles of listings without content of the shop, or while that content is not loaded. */
const listings: Record<CatalogueKind | 'offers' | 'products', string> = {
  wines: 'Vinos',
  boxes: 'Cajas',
  gourmets: 'Gourmet',
  alcohols: 'Otros alcoholes',
  offers: 'Ofertas',
  products: 'Todos los productos',
};

const sorts: Record<SortKey, string> = {
  relevance: 'Recomendados',
  price: 'Precio: menor a mayor',
  '-price': 'Precio: mayor a menor',
  name: 'Nombre: A a Z',
  '-name': 'Nombre: Z a A',
  newest: 'Más nuevos',
  discount: 'Mayor descuento',
};

const scales: Record<ScaleKey, { name: string; low: string; high: string }> = {
  body: { name: 'Cuerpo', low: 'Ligero', high: 'Robusto' },
  acidity: { name: 'Acidez', low: 'Baja', high: 'Alta' },
  sweetness: { name: 'Dulzor', low: 'Seco', high: 'Dulce' },
  freshness: { name: 'Frescor', low: 'Suave', high: 'Muy fresco' },
  guarda: { name: 'Guarda', low: 'Beber ahora', high: '10 años o más' },
};

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const es = {
  home: 'Inicio',
  retry: 'Reintentar',
  listing: {
    words: listings,
    resultsFor: (q: string): string => `Resultados para “${q}”`,
    pageTitle: (title: string, page: number): string => (page > 1 ? `${title}, página ${page}` : title),
    products: 'Productos',
    filters: 'Filtros',
    filter: 'Filtrar',
    sort: 'Ordenar',
    sorts,
    allTypes: 'Todos',
    apply: 'Aplicar',
    clear: 'Limpiar filtros',
    chosen: 'Filtros elegidos',
    remove: (label: string): string => `Quitar ${label}`,
    price: 'Precio',
    priceFrom: 'Desde',
    priceTo: 'Hasta',
    priceMin: 'Precio mínimo',
    priceMax: 'Precio máximo',
    priceNoLimit: 'Sin límite',
    priceAtLeast: (price: string): string => `Desde ${price}`,
    priceAtMost: (price: string): string => `Hasta ${price}`,
    count: (n: number): string => count(n, 'producto', 'productos'),
    more: (n: number): string => `Ver ${n} más`,
    show: (n: number): string => `Ver ${count(n, 'producto', 'productos')}`,
    countsFailed: 'No pudimos contar los productos de cada filtro.',
    loading: 'Cargando productos',
    emptyTitle: 'No se encontraron productos',
    emptyText: 'Prueba con menos filtros, o mira todo lo que tenemos.',
    seeAll: 'Ver todos',
    perPage: 'Por página',
    firstPage: 'Ir a la primera página',
    failedTitle: 'No pudimos mostrar los productos',
    failedText: SERVER_PROBLEM.es,
  },
  cart: {
    add: 'Agregar al carrito',
    addedShort: (units: number): string => `Agregado: ${units} en tu carrito.`,
    inCart: (units: number): string => `${units} en tu carrito.`,
    added: (name: string, qty: number): string => `Agregado: ${qty} × ${name}`,
    seeCart: 'Ver carrito',
    quantity: 'Cantidad',
    less: 'Disminuir cantidad',
    more: 'Aumentar cantidad',
    format: 'Formato',
    soldOut: 'Agotado',
  },
  product: {
    buy: 'Comprar este producto',
    soldOut: 'Agotado',
    soldOutText: 'Por ahora no queda ninguna unidad.',
    tellMe: (format: string): string => `Avísame cuando vuelva${format && `: ${format}`}`,
    inStock: 'En stock',
    fewLeft: (n: number): string => (n === 1 ? 'Queda 1 unidad' : `Quedan ${n} unidades`),
    delivery: 'Despacho a todo Chile. El costo y el plazo se calculan según tu comuna antes de pagar.',
    pickup: 'Retiro en tienda gratis.',
    identity: 'Venta solo a mayores de 18 años. Al recibir se pide la cédula de identidad.',
    withdrawal:
      'Tienes 10 días desde que lo recibes para arrepentirte de la compra, con el envase sin abrir.',
    withdrawalExcluded: (reason: string): string => `Sin derecho a retracto: ${reason}`,
    withdrawalLink: 'Cambios y devoluciones',
    taxes: 'Precio con IVA incluido.',
    share: 'Compartir este producto',
    pictures: 'Fotos del producto',
    enlarge: 'Ampliar la foto',
    picture: (n: number): string => `Ver foto ${n}`,
    pictureAlt: (name: string, n: number): string => (n === 1 ? name : `${name}, foto ${n}`),
    tasting: 'En la copa',
    scales,
    scaleValue: (value: number): string => `${value} de 5`,
    years: (n: number): string => count(n, 'año', 'años'),
    aromas: 'Aromas',
    aromaticFamily: (family: string): string => `Familia aromática: ${family}`,
    pairing: 'Para acompañar',
    notes: 'Notas de cata',
    comment: 'Dice nuestro sommelier',
    vineyard: 'La viña',
    scores: 'Puntajes',
    points: (n: number): string => `${n} puntos`,
    contents: 'Qué trae la caja',
    related: 'Suele comprarse junto a',
    facts: 'Ficha',
    factNames: {
      type: 'Tipo',
      strains: 'Cepas',
      country: 'País',
      region: 'Región',
      valley: 'Valle',
      harvest: 'Cosecha',
      volume: 'Contenido',
      abv: 'Graduación',
    },
    volume: (ml: number): string => `${ml} ml`,
    abv: (degrees: string): string => `${degrees.replace('.', ',')} % vol.`,
    loading: 'Cargando el producto',
    missingTitle: 'No encontramos esta página',
    missingText: 'Puede que el producto ya no esté a la venta, o que el enlace tenga un error.',
    goHome: 'Ir al inicio',
    failedTitle: 'No pudimos mostrar el producto',
    failedText: SERVER_PROBLEM.es,
  },
};

export type Messages = typeof es;
export default es;
