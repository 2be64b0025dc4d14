/** Wine countries: the slug is that of the filter `pais`, the page is the head of its wines. */

import type { SceneName } from '../../art/types.ts';
import { p } from '../prose.ts';
import type { SeedListing } from './page.ts';

type Words = readonly [title: string, text: string, body: string];

const country = (value: string, scene: SceneName, es: Words, en: Words): SeedListing => ({
  title: { es: es[0], en: en[0] },
  text: { es: es[1], en: en[1] },
  keywords: { es: es[0].toLowerCase(), en: en[0].toLowerCase() },
  scene,
  blocks: { es: [p(es[2])], en: [p(en[2])] },
  filter: { key: 'pais', value },
});

export const COUNTRY_PAGES: Readonly<Record<string, SeedListing>> = {
  chile: country(
    'chile',
    'autumn-valley',
    [
      'Vinos de Chile',
      'De Huasco a Osorno: más de mil kilómetros de valles entre el mar y la cordillera.',
      'Chile es largo y angosto, y por eso su clima cambia más de mar a montaña que de norte a sur. En la **costa** la neblina enfría Sauvignon Blanc y Pinot Noir; al pie de los **Andes** maduran el Cabernet y el Syrah con noches frías; en el **secano** del Maule y de Itata siguen dando uva parras de País, Cinsault y Carignan que nadie ha regado nunca.',
    ],
    [
      'Wines of Chile',
      'From Huasco to Osorno: more than a thousand kilometres of valleys between the sea and the Andes.',
      'Chile is long and narrow, so its climate changes more from sea to mountain than from north to south. On the **coast** the fog cools Sauvignon Blanc and Pinot Noir; at the foot of the **Andes** Cabernet and Syrah ripen through cold nights; in the **dry-farmed** land of Maule and Itata vines of País, Cinsault and Carignan that nobody ever watered still bear.',
    ],
  ),
  argentina: country(
    'argentina',
    'argentina',
    [
      'Vinos de Argentina',
      'El otro lado de la cordillera: altura, sol y acequias.',
      'Allá la viña sube para encontrar el frío. En **Mendoza** el Malbec crece entre los 900 y los 1.500 metros, con agua de deshielo y álamos que cortan el viento. Más al norte, en **Salta**, el Torrontés huele a jazmín y se toma muy seco. Elegimos casas chicas, de las que todavía abren la acequia a pala.',
    ],
    [
      'Wines of Argentina',
      'The other side of the Andes: altitude, sun and ditches.',
      'There the vine climbs to find the cold. In **Mendoza** Malbec grows between 900 and 1,500 metres, with water from the snow and poplars against the wind. Further north, in **Salta**, Torrontés smells of jasmine and drinks very dry. We chose small houses, those that still open the ditch with a spade.',
    ],
  ),
  francia: country(
    'francia',
    'france',
    [
      'Vinos de Francia',
      'Burdeos, Borgoña, Ródano, Loira y Champaña, en botellas que se pueden abrir un martes.',
      'La mitad de las cepas que plantamos en Chile aprendió a ser vino allá. Probarlas en su casa sirve para entenderlas: un **Chablis** junto a un Chardonnay de Limarí, un **Médoc** junto a un Cabernet de Maipo, un **Sancerre** junto a un Sauvignon de Leyda. Buscamos productores de segunda fila del mapa y primera de la mesa.',
    ],
    [
      'Wines of France',
      'Bordeaux, Burgundy, Rhône, Loire and Champagne, in bottles one can open on a Tuesday.',
      'Half of the grapes we plant in Chile learnt to be wine there. To taste them at home helps to understand them: a **Chablis** beside a Chardonnay from Limarí, a **Médoc** beside a Cabernet from Maipo, a **Sancerre** beside a Sauvignon from Leyda. We look for growers in the second row of the map and the first of the table.',
    ],
  ),
  espana: country(
    'espana',
    'spain',
    [
      'Vinos de España',
      'Tempranillo con años de barrica y Albariño con sal de mar.',
      'Un país donde el vino sale a la venta cuando está listo, no cuando termina la cosecha. Un **Gran Reserva** lleva al menos cinco años guardado antes de llegar a la tienda. En el otro extremo, los blancos de **Galicia** se toman jóvenes, con mariscos y lluvia.',
    ],
    [
      'Wines of Spain',
      'Tempranillo with years in the barrel and Albariño with salt of the sea.',
      'A country where wine goes on sale when it is ready, not when the harvest is over. A **Gran Reserva** has been kept for five years at least before it reaches the shop. At the other end, the whites of **Galicia** are drunk young, with shellfish and rain.',
    ],
  ),
  italia: country(
    'italia',
    'italy',
    [
      'Vinos de Italia',
      'Sangiovese, Nebbiolo y burbujas de Véneto: vinos que piden un plato.',
      'En Italia el vino no se piensa sin comida. El **Chianti** tiene la acidez justa para el tomate; el **Barolo**, el tanino para una carne de horas; el **Prosecco**, la ligereza para antes de todo eso. Tenemos pocos y los conocemos bien.',
    ],
    [
      'Wines of Italy',
      'Sangiovese, Nebbiolo and bubbles from Veneto: wines that ask for a plate.',
      'In Italy wine is not thought of without food. **Chianti** has just the acidity for tomato; **Barolo** the tannin for meat that took hours; **Prosecco** the lightness for what comes before. We have few and know them well.',
    ],
  ),
  portugal: country(
    'portugal',
    'portugal',
    [
      'Vinos de Portugal',
      'Oporto, para el final de la comida y el principio de la conversación.',
      'En las terrazas de esquisto del **Duero** las uvas se pisan todavía en lagares de piedra. A media fermentación se agrega aguardiente, y la mitad del azúcar se queda: de ahí el Oporto. Dura abierto un mes, así que una botella alcanza para varias sobremesas.',
    ],
    [
      'Wines of Portugal',
      'Port, for the end of the meal and the start of the conversation.',
      'On the schist terraces of the **Douro** grapes are still trodden in stone troughs. Half way through fermentation brandy is added, and half of the sugar stays: hence port. It lasts a month once opened, so a bottle is enough for several evenings.',
    ],
  ),
  alemania: country(
    'alemania',
    'germany',
    [
      'Vinos de Alemania',
      'Riesling de ladera, con poco alcohol y mucha conversación.',
      'Sobre el **Mosela** hay viñas tan empinadas que se trabajan con cuerda. La pizarra guarda el calor del día y el Riesling madura despacio, con ocho o nueve grados, algo de azúcar y una acidez que la equilibra. Con comida picante no hay otro igual.',
    ],
    [
      'Wines of Germany',
      'Riesling from the slopes, with little alcohol and much to say.',
      'Above the **Mosel** there are vineyards so steep that they are worked on a rope. Slate keeps the warmth of the day and Riesling ripens slowly, at eight or nine degrees, with some sugar and an acidity that balances it. With spicy food there is no other like it.',
    ],
  ),
};
