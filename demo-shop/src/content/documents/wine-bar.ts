import { hrefs } from 'shared-contracts/hrefs';
import { SHOP } from '../../shop.ts';
import { facts, h2, p, scene, ul } from '../prose.ts';
import { BAR_HOURS, BAR_PLACE, PATHS, PHONE } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const wineBar: SeedDocument = {
  updated: null,
  scene: 'wine-bar',
  place: BAR_PLACE,
  es: {
    title: 'El bar de la casa',
    lead: 'Cuarenta vinos por copa, tablas y una barra larga. Ven a probar antes de comprar, o solo a quedarte.',
    description: `Bar de vinos en ${SHOP.address}: cuarenta vinos por copa, tablas de queso y charcutería, horarios y reservas.`,
    blocks: [
      p(
        'La barra mide siete metros y detrás están los grifos de gas que mantienen cada botella como recién abierta. La carta cambia los martes: ocho blancos, diecisiete tintos, rosados, espumantes y algún dulce para el final. Si no sabes qué pedir, cuéntanos qué tomaste la última vez que te gustó algo.',
      ),
      h2('horario', 'Dónde y cuándo'),
      facts(['Dirección', SHOP.address], ...BAR_HOURS.es, ['Teléfono', PHONE]),
      p('La cocina cierra una hora antes. A la barra se llega sin reserva; para una mesa conviene avisar.'),
      h2('por-copa', 'Por copa esta semana'),
      p('Copas de 125 ml. También servimos media copa, de 60 ml, a poco más de la mitad.'),
      facts(
        ['Sauvignon Blanc', 'Valle de Leyda · $4.900'],
        ['Chardonnay', 'Limarí · $5.400'],
        ['Rosado de País', 'Itata · $4.200'],
        ['Cinsault', 'Guarilihue, parras de 80 años · $4.800'],
        ['Pinot Noir', 'Casablanca · $5.900'],
        ['Carmenère', 'Peumo · $5.200'],
        ['Cabernet Sauvignon', 'Alto Maipo · $6.400'],
        ['Espumante método tradicional', 'Biobío · $5.600'],
        ['Cosecha tardía', 'Elqui, copa de 75 ml · $4.500'],
      ),
      h2('para-comer', 'Para comer'),
      ul(
        '**Tabla de tres quesos** con membrillo y pan de campo, $13.900.',
        '**Tabla de la casa**, cuatro quesos y tres fiambres, para dos, $21.900.',
        '**Machas a la parmesana**, seis, $9.800.',
        '**Pastel de berenjena** y tomate asado, $8.900.',
        '**Chocolate del 70 %** con sal de Cáhuil, $4.200.',
      ),
      h2('fotos', 'La barra y la mesa'),
      scene('cheese-table'),
      scene('serving'),
      scene('tasting'),
      h2('descorche', 'De la tienda a la mesa'),
      p(
        'Cualquier botella de la tienda se puede abrir aquí: pagas su precio de estante más $7.000 de descorche, sin importar la botella. Lo que quede te lo llevas tapado.',
      ),
      h2('reservar', 'Reservar'),
      p(
        `[Reserva tu mesa aquí](${hrefs.tableReservation}), de 1 a 8 personas; te confirmamos al tiro por correo. Para grupos de más de ocho tenemos [la sala del fondo](${PATHS.reservation}#eventos). Solo mayores de 18 años.`,
      ),
    ],
  },
  en: {
    title: 'The bar of the house',
    lead: 'Forty wines by the glass, boards and a long counter. Come to taste before you buy, or simply to stay.',
    description: `Wine bar at ${SHOP.address}: forty wines by the glass, cheese and charcuterie boards, hours and reservations.`,
    blocks: [
      p(
        'The counter is seven metres long, and behind it gas taps keep every bottle as if just opened. The list changes on Tuesdays: eight whites, seventeen reds, rosés, sparkling wines and something sweet for the end. If you do not know what to order, tell us about the last wine you liked.',
      ),
      h2('horario', 'Where and when'),
      facts(['Address', SHOP.address], ...BAR_HOURS.en, ['Phone', PHONE]),
      p(
        'The kitchen closes an hour earlier. The counter needs no reservation; for a table it is better to let us know.',
      ),
      h2('por-copa', 'By the glass this week'),
      p('Glasses of 125 ml. We also pour half glasses of 60 ml, at a little more than half the price.'),
      facts(
        ['Sauvignon Blanc', 'Leyda Valley · $4.900'],
        ['Chardonnay', 'Limarí · $5.400'],
        ['Rosé of País', 'Itata · $4.200'],
        ['Cinsault', 'Guarilihue, vines of 80 years · $4.800'],
        ['Pinot Noir', 'Casablanca · $5.900'],
        ['Carmenère', 'Peumo · $5.200'],
        ['Cabernet Sauvignon', 'Alto Maipo · $6.400'],
        ['Sparkling, traditional method', 'Biobío · $5.600'],
        ['Late harvest', 'Elqui, glass of 75 ml · $4.500'],
      ),
      h2('para-comer', 'To eat'),
      ul(
        '**Board of three cheeses** with quince paste and country bread, $13.900.',
        '**Board of the house**, four cheeses and three cold cuts, for two, $21.900.',
        '**Machas a la parmesana**, six razor clams under melted cheese, $9.800.',
        '**Aubergine pie** with roast tomato, $8.900.',
        '**Chocolate of 70 %** with salt from Cáhuil, $4.200.',
      ),
      h2('fotos', 'The counter and the table'),
      scene('cheese-table'),
      scene('serving'),
      scene('tasting'),
      h2('descorche', 'From the shop to the table'),
      p(
        'Any bottle of the shop can be opened here: you pay its shelf price plus $7.000 corkage, whatever the bottle. What is left goes home with you, closed.',
      ),
      h2('reservar', 'Reserving'),
      p(
        `[Reserve your table here](${hrefs.tableReservation}), for 1 to 8 people; we confirm at once by email. For groups of more than eight there is [the room at the back](${PATHS.reservation}#eventos). Only for people of 18 or older.`,
      ),
    ],
  },
};
