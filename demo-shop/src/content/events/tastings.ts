import { h2, p, ul } from '../prose.ts';
import type { EventSource } from './event.ts';
import { BACK_ROOM, BAR } from './places.ts';

export const TASTINGS: readonly EventSource[] = [
  {
    slug: 'cata-a-ciegas-de-los-jueves',
    kind: 'tasting',
    when: { weeks: 0, weekday: 4, at: '19:30', minutes: 90 },
    price: 24000,
    capacity: 14,
    max_persons: 6,
    place: BACK_ROOM,
    scene: 'tasting',
    es: {
      title: 'Cata a ciegas',
      lead: 'Seis copas sin etiqueta, un lápiz y nadie que te corrija.',
      description:
        'Cata a ciegas de seis vinos en Casa Quillay: hora y media, pan y quesos, para quien parte y para quien sabe.',
      blocks: [
        p(
          'Servimos seis vinos tapados. Primero los pruebas en silencio, después en voz alta, y al final los destapamos. Siempre gana alguien que dijo que no sabía nada.',
        ),
        h2('incluye', 'Qué incluye'),
        ul(
          'Seis copas de 60 ml y una ficha para anotar.',
          'Pan de masa madre, tres quesos y agua.',
          '10 % de descuento esa noche en lo que probaste.',
        ),
        p('No hace falta saber. Hace falta llegar puntual y sin perfume.'),
      ],
    },
    en: {
      title: 'Blind tasting',
      lead: 'Six glasses without a label, a pencil and nobody to correct you.',
      description:
        'A blind tasting of six wines at Casa Quillay: an hour and a half, bread and cheese, for beginners and for those who know.',
      blocks: [
        p(
          'We pour six covered wines. First you taste in silence, then aloud, and at the end we uncover them. The winner is always somebody who said they knew nothing.',
        ),
        h2('incluye', 'What it includes'),
        ul(
          'Six glasses of 60 ml and a sheet to take notes.',
          'Sourdough bread, three cheeses and water.',
          '10 % off that night on what you tasted.',
        ),
        p('There is no need to know. There is a need to be on time and wear no perfume.'),
      ],
    },
  },
  {
    slug: 'vertical-de-cabernet-del-maipo',
    kind: 'tasting',
    when: { weeks: 2, weekday: 3, at: '19:30', minutes: 120 },
    price: 38000,
    capacity: 12,
    max_persons: 4,
    place: BACK_ROOM,
    scene: 'labels',
    es: {
      title: 'Vertical de Cabernet del Maipo',
      lead: 'El mismo viñedo en cinco cosechas, de la más joven a una de doce años.',
      description:
        'Cata vertical de cinco cosechas de un Cabernet del Alto Maipo, con el enólogo que las hizo y una carne al centro.',
      blocks: [
        p(
          'Es la mejor manera de entender qué hace el tiempo. Cinco botellas de la misma ladera, en orden, con quien las cosechó contando qué pasó cada año: la lluvia de abril, el verano de los incendios, la helada.',
        ),
        h2('incluye', 'Qué incluye'),
        ul(
          'Cinco copas de 75 ml.',
          'Asado de tira con papas y ensalada, después de la cata.',
          'La posibilidad de llevar las cosechas viejas que quedan.',
        ),
        p('Son doce lugares y se abren dos botellas de cada año. No se puede repetir pronto.'),
      ],
    },
    en: {
      title: 'Maipo Cabernet, a vertical',
      lead: 'One vineyard in five vintages, from the youngest to one of twelve years.',
      description:
        'A vertical tasting of five vintages of a Cabernet of the Alto Maipo, with the winemaker and a roast to share.',
      blocks: [
        p(
          'It is the best way to understand what time does. Five bottles of the same slope, in order, with the one who picked them telling what happened each year: the rain of April, the summer of the fires, the frost.',
        ),
        h2('incluye', 'What it includes'),
        ul(
          'Five glasses of 75 ml.',
          'Short ribs with potatoes and salad, after the tasting.',
          'The chance to take home what is left of the old vintages.',
        ),
        p('There are twelve places, and two bottles of each year are opened. It cannot be repeated soon.'),
      ],
    },
  },
  {
    slug: 'burbujas-antes-de-las-fiestas',
    kind: 'tasting',
    when: { weeks: 1, weekday: 6, at: '12:30', minutes: 90 },
    price: 22000,
    capacity: 20,
    max_persons: 8,
    place: BAR,
    scene: 'bubbles',
    es: {
      title: 'Burbujas al mediodía',
      lead: 'Seis espumantes, de Limarí a Champagne, para elegir el de tu próxima fiesta.',
      description:
        'Cata de seis espumantes en la barra: Brut, Extra Brut, Nature y rosado, con ostras y papas fritas.',
      blocks: [
        p(
          'Un sábado a la hora del aperitivo, de pie en la barra. Probamos método tradicional y Charmat, seco y no tanto, chileno y francés, y al final se nota por qué uno cuesta cuatro veces el otro y por qué a veces da lo mismo.',
        ),
        h2('incluye', 'Qué incluye'),
        ul(
          'Seis copas de 60 ml.',
          'Tres ostras, o papas fritas si no comes mariscos.',
          'Despacho gratis si compras seis botellas ese día.',
        ),
      ],
    },
    en: {
      title: 'Bubbles at noon',
      lead: 'Six sparkling wines, from Limarí to Champagne, to choose the one for your next party.',
      description:
        'A tasting of six sparkling wines at the counter: Brut, Extra Brut, Nature and rosé, with oysters and chips.',
      blocks: [
        p(
          'A Saturday at the hour of the aperitif, standing at the counter. We taste traditional method and Charmat, dry and less so, Chilean and French, and in the end one sees why one costs four times the other, and why at times it makes no difference.',
        ),
        h2('incluye', 'What it includes'),
        ul(
          'Six glasses of 60 ml.',
          'Three oysters, or chips if you do not eat shellfish.',
          'Free delivery if you buy six bottles that day.',
        ),
      ],
    },
  },
  {
    slug: 'pisco-en-tres-copas',
    kind: 'tasting',
    when: { weeks: 3, weekday: 5, at: '20:00', minutes: 75 },
    price: 16000,
    capacity: 16,
    max_persons: 6,
    place: BAR,
    scene: 'pisco-table',
    es: {
      title: 'Pisco en tres copas',
      lead: 'Transparente, guardado y un Pedro Jiménez, solos. Y un sour para cerrar.',
      description:
        'Cata de tres piscos de un mismo alambique, con ceviche, chocolate y queso azul, y un sour al final.',
      blocks: [
        p(
          'Tres piscos del mismo alambique de Elqui, cada uno con un bocado: ceviche, chocolate de setenta por ciento y queso azul. Hablamos de uvas, de cobre y de por qué el corazón es lo único que se guarda.',
        ),
        p('Cerramos con un sour bien hecho. Ven a pie o en metro: queda a diez minutos de Santa Isabel.'),
      ],
    },
    en: {
      title: 'Pisco in three glasses',
      lead: 'Clear, aged and a Pedro Jiménez, neat. And a sour to end with.',
      description:
        'A tasting of three piscos of one still, with ceviche, chocolate and blue cheese, and a sour to end with.',
      blocks: [
        p(
          'Three piscos of the same still in Elqui, each with a bite: ceviche, chocolate of seventy per cent and blue cheese. We talk of grapes, of copper and of why the heart is all that is kept.',
        ),
        p('We close with a well-made sour. Come on foot or by metro: Santa Isabel is ten minutes away.'),
      ],
    },
  },
  {
    slug: 'cata-de-otono',
    kind: 'tasting',
    when: { lastMonth: 5, weekday: 4, at: '19:30', minutes: 90 },
    price: 22000,
    capacity: 14,
    max_persons: 6,
    place: BACK_ROOM,
    scene: 'autumn-valley',
    es: {
      title: 'Tintos para el frío',
      lead: 'Seis tintos con cuerpo y una olla de porotos al medio.',
      description:
        'Cata de seis tintos con cuerpo, de Colchagua al Biobío, acompañados de porotos con riendas.',
      blocks: [
        p(
          'Carignan, Syrah, Petit Verdot, Mourvèdre y dos ensamblajes, probados antes y después de comer. Casi todos cambiaron de favorito con el plato al frente.',
        ),
      ],
    },
    en: {
      title: 'Reds for the cold',
      lead: 'Six full reds and a pot of beans in the middle.',
      description: 'A tasting of six full reds, from Colchagua to Biobío, with a bean stew.',
      blocks: [
        p(
          'Carignan, Syrah, Petit Verdot, Mourvèdre and two blends, tasted before and after eating. Nearly everybody changed their favourite once the plate was there.',
        ),
      ],
    },
  },
];
