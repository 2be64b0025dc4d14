/** Dinners, workshops, days out and parties. Long because it is prose in two languages. */
import { h2, p, ul } from '../prose.ts';
import type { EventSource } from './event.ts';
import { BACK_ROOM, BAR, FROM_SHOP } from './places.ts';

export const TABLES: readonly EventSource[] = [
  {
    slug: 'cena-en-la-mesa-larga',
    kind: 'dinner',
    when: { weeks: 1, weekday: 5, at: '20:30', minutes: 180 },
    price: 46000,
    capacity: 20,
    max_persons: 8,
    place: BACK_ROOM,
    scene: 'long-table',
    es: {
      title: 'Cena en la mesa larga',
      lead: 'Cuatro tiempos, cuatro vinos y veinte personas que no se conocen.',
      description:
        'Cena de cuatro tiempos con su vino en la mesa larga de Casa Quillay, para veinte personas.',
      blocks: [
        p(
          'Una sola mesa, un solo menú y la cocina abierta. Cada plato llega con su vino y con quien lo hizo, o con alguien que sabe contarlo. Se come lo que hay en la feria esa semana.',
        ),
        h2('menu', 'Menú'),
        ul(
          'Machas, limón y apio, con un espumante de Biobío.',
          'Tomate asado y queso de cabra, con Sauvignon Blanc de Leyda.',
          'Plateada de ocho horas y puré rústico, con Carmenère de Peumo.',
          'Leche asada y damasco, con una cosecha tardía de Elqui.',
        ),
        p('Avísanos al reservar si alguien no come algo. Hay una versión sin carne igual de buena.'),
      ],
    },
    en: {
      title: 'Dinner at the long table',
      lead: 'Four courses, four wines and twenty people who have never met.',
      description:
        'A four-course dinner with its wines at the long table of Casa Quillay, for twenty people.',
      blocks: [
        p(
          'A single table, a single menu and the kitchen open. Each dish comes with its wine and with the one who made it, or with somebody who can tell about it. We eat what the market has that week.',
        ),
        h2('menu', 'Menu'),
        ul(
          'Razor clams, lemon and celery, with a sparkling wine of Biobío.',
          'Roast tomato and goat cheese, with Sauvignon Blanc from Leyda.',
          'Beef of eight hours and rustic mash, with Carmenère from Peumo.',
          'Baked custard and apricot, with a late harvest from Elqui.',
        ),
        p(
          'Tell us when you reserve if somebody does not eat something. The version without meat is just as good.',
        ),
      ],
    },
  },
  {
    slug: 'taller-de-quesos-y-vinos',
    kind: 'workshop',
    when: { weeks: 2, weekday: 6, at: '11:30', minutes: 120 },
    price: 28000,
    capacity: 12,
    max_persons: 6,
    place: BACK_ROOM,
    scene: 'cheese-class',
    es: {
      title: 'Taller de quesos y vinos',
      lead: 'Cinco quesos franceses, cinco copas y las reglas que sí se pueden romper.',
      description:
        'Taller de maridaje de quesos y vinos: cómo cortar, en qué orden y con qué copa, para doce personas.',
      blocks: [
        p(
          'Cortamos los quesos contigo, no para ti. Sales sabiendo cómo se parte un Brie, por qué el azul quiere algo dulce y qué hacer con la corteza.',
        ),
        h2('incluye', 'Qué incluye'),
        ul(
          'Cinco quesos y cinco copas de 50 ml.',
          'Pan, miel de quillay, nueces y fruta.',
          'Una cuña de 150 g del que más te guste.',
        ),
      ],
    },
    en: {
      title: 'Cheese and wine workshop',
      lead: 'Five French cheeses, five glasses and the rules that can be broken.',
      description:
        'A workshop on cheese and wine: how to cut, in what order and with which glass, for twelve people.',
      blocks: [
        p(
          'We cut the cheese with you, not for you. You leave knowing how a Brie is divided, why blue wants something sweet and what to do with the rind.',
        ),
        h2('incluye', 'What it includes'),
        ul(
          'Five cheeses and five glasses of 50 ml.',
          'Bread, quillay honey, walnuts and fruit.',
          'A wedge of 150 g of the one you like best.',
        ),
      ],
    },
  },
  {
    slug: 'un-dia-en-el-secano',
    kind: 'visit',
    when: { weeks: 4, weekday: 6, at: '07:30', minutes: 780 },
    price: 89000,
    capacity: 18,
    max_persons: 4,
    place: FROM_SHOP,
    scene: 'old-vines',
    es: {
      title: 'Un día en el secano',
      lead: 'Cauquenes ida y vuelta: parras de cien años, un molino de agua y almuerzo bajo el parrón.',
      description:
        'Paseo de un día al secano del Maule con visita a dos viñas, almuerzo y traslado desde Providencia.',
      blocks: [
        p(
          'Salimos temprano en bus y volvemos de noche. Visitamos dos viñas de menos de diez hectáreas, caminamos entre Carignan y País plantadas antes de la guerra, y almorzamos lo que cocine la dueña de casa.',
        ),
        h2('incluye', 'Qué incluye'),
        ul(
          'Bus ida y vuelta desde la tienda.',
          'Dos visitas con cata.',
          'Almuerzo con vino.',
          'Sombrero no: trae el tuyo.',
        ),
        p(
          'Se camina unas dos horas por terreno suelto. Si ese día llueve, se corre una semana o devolvemos el dinero.',
        ),
      ],
    },
    en: {
      title: 'A day among dry-farmed vines',
      lead: 'Cauquenes and back: vines of a hundred years, a water mill and lunch under the pergola.',
      description:
        'A day out to the dry-farmed land of Maule with visits to two wineries, lunch and transport from Providencia.',
      blocks: [
        p(
          'We leave early by bus and come back at night. We visit two wineries of less than ten hectares, walk among Carignan and País planted before the war, and eat what the lady of the house cooks.',
        ),
        h2('incluye', 'What it includes'),
        ul(
          'Bus from the shop and back.',
          'Two visits with a tasting.',
          'Lunch with wine.',
          'No hat: bring your own.',
        ),
        p(
          'There are some two hours on foot over loose ground. If it rains that day, it moves by a week or we give the money back.',
        ),
      ],
    },
  },
  {
    slug: 'rosados-en-la-vereda',
    kind: 'party',
    when: { weeks: 3, weekday: 6, at: '18:00', minutes: 240 },
    price: 12000,
    capacity: 60,
    max_persons: 10,
    place: BAR,
    scene: 'summer-table',
    es: {
      title: 'Rosados en la vereda',
      lead: 'Sacamos las mesas a la calle: nueve rosados, música y empanadas fritas.',
      description:
        'Fiesta de rosados frente al bar: nueve vinos por copa, música en vivo y empanadas, con entrada que incluye dos copas.',
      blocks: [
        p(
          'Una vez al año la municipalidad nos deja la vereda. Ponemos mesas, hielo y nueve rosados, del País de Itata al Garnacha de Provenza, y toca un trío que conoce todos los boleros.',
        ),
        p('La entrada trae dos copas y una empanada. Lo demás se pide en la barra. Solo mayores de 18 años.'),
      ],
    },
    en: {
      title: 'Rosés on the pavement',
      lead: 'We take the tables outside: nine rosés, music and fried empanadas.',
      description:
        'A rosé party in front of the bar: nine wines by the glass, live music and empanadas; the ticket includes two glasses.',
      blocks: [
        p(
          'Once a year the municipality lets us have the pavement. We put out tables, ice and nine rosés, from País of Itata to Grenache of Provence, and a trio plays that knows every bolero.',
        ),
        p(
          'The ticket holds two glasses and an empanada. The rest is ordered at the counter. Only for people of 18 or older.',
        ),
      ],
    },
  },
  {
    slug: 'que-descorche-la-casa',
    kind: 'party',
    when: { weeks: 0, weekday: 2, at: '18:30', minutes: 180 },
    price: 0,
    capacity: 35,
    max_persons: 4,
    place: BAR,
    scene: 'wine-bar',
    es: {
      title: 'Martes de carta nueva',
      lead: 'Cambiamos los vinos por copa y los probamos contigo. La primera va por la casa.',
      description: 'Cada mes estrenamos la carta de vinos por copa con una degustación gratuita en la barra.',
      blocks: [
        p(
          'Una vez al mes la carta por copa se da vuelta entera. Ese martes servimos un sorbo de cada vino nuevo mientras decidimos cuáles se quedan. Tu voto cuenta: el que menos guste sale.',
        ),
        p('Es gratis, pero los lugares son pocos; reserva para que te esperemos.'),
      ],
    },
    en: {
      title: 'New list Tuesday',
      lead: 'We change the wines by the glass and taste them with you. The first is on the house.',
      description:
        'Each month we open the new list of wines by the glass with a free tasting at the counter.',
      blocks: [
        p(
          'Once a month the list by the glass is turned over. On that Tuesday we pour a sip of each new wine while we decide which stay. Your vote counts: the least liked goes.',
        ),
        p('It is free, but places are few; reserve so that we wait for you.'),
      ],
    },
  },
  {
    slug: 'cena-de-aniversario',
    kind: 'dinner',
    when: { weeks: -4, weekday: 6, at: '20:30', minutes: 210 },
    price: 52000,
    capacity: 28,
    max_persons: 8,
    place: BACK_ROOM,
    scene: 'cheese-table',
    es: {
      title: 'Cena de aniversario',
      lead: 'Los vinos de la primera pared, otra vez sobre la mesa.',
      description: 'Cena de cinco tiempos con las botellas con que abrió la casa.',
      blocks: [
        p(
          'Celebramos con las botellas que estaban en la pared el día que abrimos, guardadas desde entonces. Dos se habían pasado, nos reímos, y las otras nos hicieron callar.',
        ),
      ],
    },
    en: {
      title: 'Anniversary dinner',
      lead: 'The wines of the first wall, on the table once more.',
      description: 'A dinner of five courses with the bottles the house opened with.',
      blocks: [
        p(
          'We celebrated with the bottles that stood on the wall the day we opened, kept since then. Two were past their time, we laughed, and the others made us go quiet.',
        ),
      ],
    },
  },
  {
    slug: 'vendimia-en-apalta',
    kind: 'visit',
    when: { lastMonth: 4, weekday: 6, at: '08:00', minutes: 660 },
    price: 79000,
    capacity: 18,
    max_persons: 4,
    place: FROM_SHOP,
    scene: 'harvest',
    es: {
      title: 'Vendimia en Apalta',
      lead: 'Tijera en mano, tres horas de Carmenère y un almuerzo que nos ganamos.',
      description: 'Un día de cosecha en Apalta con almuerzo y cata, desde Providencia.',
      blocks: [
        p(
          'Cosechamos cuarenta cajas entre dieciocho. El vino de ese cuartel se embotella el próximo otoño, con el nombre de todos en la contraetiqueta.',
        ),
      ],
    },
    en: {
      title: 'Harvest in Apalta',
      lead: 'Shears in hand, three hours of Carmenère and a lunch that we earned.',
      description: 'A day of picking in Apalta with lunch and a tasting, from Providencia.',
      blocks: [
        p(
          'Eighteen of us picked forty crates. The wine of that plot is bottled next autumn, with the names of all on the back label.',
        ),
      ],
    },
  },
];
