/** Texts of the page of cases in both languages, bundled with it. */
import type { Locale } from 'shared-contracts/locale';

interface BuildCaseWords {
  title: string;
  description: string;
  lead: string;
  size: string;
  sizes: (size: number) => string;
  sizeSaving: (percent: number) => string;
  total: string;
  add: string;
  adding: string;
  discounts: string;
  delivery: string;
  share: string;
  save: string;
  isSaved: string;
  saved: string;
  forget: (name: string) => string;
  forgetShort: string;
  readyOf: Record<'house' | 'sommelier', string>;
  useReady: (name: string) => string;
  useShort: string;
  choose: string;
  search: string;
  searchButton: string;
  soldOut: string;
  more: string;
  nothing: string;
  failed: string;
  closedTitle: string;
  closedText: string;
  wines: string;
}

export const BUILD_CASE_WORDS: Record<Locale, BuildCaseWords> = {
  es: {
    title: 'Arma tu caja',
    description: 'Elige 6 o 12 botellas, mézclalas como quieras y ahorra en cada una.',
    lead: 'Elige 6 o 12 botellas y mézclalas como quieras. Cada una baja de precio cuando la caja está completa.',
    size: 'Tamaño de la caja',
    sizes: (size) => `${size} botellas`,
    sizeSaving: (percent) => (percent > 0 ? `${percent} % menos en cada botella` : 'Sin rebaja'),
    total: 'Total de la caja',
    add: 'Agregar al carrito',
    adding: 'Agregando',
    discounts: 'Si una oferta rebaja más que la caja, la botella conserva la oferta.',
    delivery: 'El despacho se suma en el carrito, según tu comuna.',
    share: 'Enlace para compartir esta caja',
    save: 'Guardar esta caja',
    isSaved: 'Caja guardada en este navegador',
    saved: 'Tus cajas guardadas',
    forget: (name) => `Olvidar la caja ${name}`,
    forgetShort: 'Olvidar',
    readyOf: { house: 'Cajas de la casa', sommelier: 'Cajas del sommelier' },
    useReady: (name) => `Usar la caja ${name}`,
    useShort: 'Usar la caja',
    choose: 'Elige tus botellas',
    search: 'Busca un vino',
    searchButton: 'Buscar',
    soldOut: 'Agotado',
    more: 'Ver más vinos',
    nothing: 'No encontramos vinos con esas palabras.',
    failed: 'No pudimos cargar esta parte',
    closedTitle: 'Hoy no hay cajas armadas',
    closedText: 'Puedes elegir tus botellas una por una.',
    wines: 'Ver vinos',
  },
  en: {
    title: 'Build a case',
    description: 'Choose 6 or 12 bottles, mix them as you like and save on each.',
    lead: 'Choose 6 or 12 bottles and mix them as you like. Each costs less once the case is full.',
    size: 'Size of the case',
    sizes: (size) => `${size} bottles`,
    sizeSaving: (percent) => (percent > 0 ? `${percent} % off each bottle` : 'No saving'),
    total: 'Total of the case',
    add: 'Add to cart',
    adding: 'Adding',
    discounts: 'A bottle keeps its offer when the offer takes off more than the case.',
    delivery: 'Delivery is added in the cart, by your commune.',
    share: 'Link to share this case',
    save: 'Save this case',
    isSaved: 'Case saved in this browser',
    saved: 'Your saved cases',
    forget: (name) => `Forget the case ${name}`,
    forgetShort: 'Forget',
    readyOf: { house: 'Cases of the house', sommelier: 'Cases by the sommelier' },
    useReady: (name) => `Use the case ${name}`,
    useShort: 'Use the case',
    choose: 'Choose your bottles',
    search: 'Find a wine',
    searchButton: 'Search',
    soldOut: 'Sold out',
    more: 'See more wines',
    nothing: 'We found no wines with those words.',
    failed: 'We could not load this part',
    closedTitle: 'No cases are sold today',
    closedText: 'You can choose your bottles one by one.',
    wines: 'See wines',
  },
};
