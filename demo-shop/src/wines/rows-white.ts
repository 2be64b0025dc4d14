/**
 * Chilean whites, rosés, sparkling, sweet and orange wines.
 * Longer than most files: one table of products, read as a list.
 */
import { LABELS, wine } from './row.ts';
import type { WineRow } from './types.ts';

export const WHITES: readonly WineRow[] = [
  wine(
    'bruma',
    'Bruma de Mar Sauvignon Blanc',
    ['white', 'sauvignon', 'casablanca', 'lees'],
    ['granReserva', 2023, 13],
    [11990, 320],
    [
      'La cuadra tres, la más cercana a la quebrada, embotellada aparte desde 2015.',
      'Block three, the closest to the ravine, bottled apart since 2015.',
    ],
  ),
  wine(
    'bruma',
    'Camanchaca Sauvignon Blanc',
    ['white', 'sauvignon', 'leyda', 'steel'],
    ['varietal', 2025, 12.5],
    [5990, 2600],
    [
      'Embotellado en agosto para llegar fresco a la primera tarde de calor.',
      'Bottled in August to arrive fresh for the first warm afternoon.',
    ],
    { label: LABELS.fresh },
  ),
  wine(
    'bruma',
    'Faro Chardonnay Reserva',
    ['white', 'chardonnay', 'casablanca', 'lees'],
    ['reserva', 2023, 13],
    [8990, 270],
    [
      'Desde la viña no se ve el mar, pero sí la luz del faro cuando hay luna nueva.',
      'You cannot see the sea from the vineyard, but you can see the lighthouse at new moon.',
    ],
    { reference: 10990 },
  ),
  wine(
    'marea',
    'Marea Quieta Chardonnay',
    ['white', 'chardonnay', 'limari', 'french'],
    ['granReserva', 2022, 13.5],
    [17990, 140],
    [
      'Caliza y camanchaca: la combinación que convirtió al Limarí en tierra de blancos.',
      'Limestone and sea fog: the combination that turned Limarí into white wine country.',
    ],
    { label: LABELS.awarded },
  ),
  wine(
    'marea',
    'Bajamar Albariño',
    ['white', 'albarino', 'casablanca', 'egg'],
    ['granReserva', 2023, 12.5],
    [12990, 90],
    [
      'Mil doscientas plantas traídas como prueba; la prueba salió bien.',
      'Twelve hundred vines brought as a trial; the trial went well.',
    ],
    { label: LABELS.tiny },
  ),
  wine(
    'marea',
    'Roca Mojada Sauvignon Blanc Reserva',
    ['white', 'sauvignon', 'leyda', 'steel'],
    ['reserva', 2024, 12.5],
    [7990, 510],
    [
      'De la ladera que mira a las rocas, donde las gaviotas hacen guardia.',
      'From the slope facing the rocks, where the gulls stand guard.',
    ],
  ),
  wine(
    'lluvia',
    'Piedra Lluvia Riesling',
    ['white', 'riesling', 'biobio', 'steel'],
    ['granReserva', 2022, 12.5],
    [12990, 130],
    [
      'Parras de 1986 que estuvieron a un día de ser arrancadas.',
      'Vines from 1986 that were one day from being pulled up.',
    ],
  ),
  wine(
    'lluvia',
    'Musgo Gewürztraminer',
    ['white', 'gewurz', 'biobio', 'steel'],
    ['reserva', 2023, 13],
    [8990, 0],
    ['Un perfume que llena la pieza antes que la copa.', 'A perfume that fills the room before the glass.'],
  ),
  wine(
    'ulmo',
    'Ulmo Viejo Sauvignon Blanc',
    ['white', 'sauvignon', 'osorno', 'lees'],
    ['granReserva', 2023, 12.5],
    [18990, 48],
    [
      'Un ulmo de dos siglos da sombra al viñedo y miel a la cocina de la bodega.',
      'A two-hundred-year-old ulmo tree gives the vineyard shade and the winery kitchen honey.',
    ],
    { label: LABELS.fresh },
  ),
  wine(
    'ulmo',
    'Lago Adentro Chardonnay',
    ['white', 'chardonnay', 'malleco', 'french'],
    ['icono', 2021, 13],
    [39990, 36],
    [
      'El frío lo vuelve delgado y la paciencia lo vuelve largo.',
      'Cold makes it slim and patience makes it long.',
    ],
  ),
  wine(
    'paihuano',
    'Vía Láctea Pedregosa Moscatel',
    ['white', 'moscatel', 'elqui', 'steel'],
    ['reserva', 2024, 12.5],
    [7990, 280],
    [
      'La uva del pisco, vinificada en seco y sin azúcar que la disfrace.',
      'The grape of pisco, made dry and without sugar to disguise it.',
    ],
    { reference: 9990 },
  ),
  wine(
    'zorzal',
    'Alero Moscatel de Alejandría',
    ['white', 'moscatel', 'itata', 'amphora'],
    ['reserva', 2023, 12.5],
    [8990, 190],
    [
      'Parras de doscientos años que llegaron con los franciscanos.',
      'Two-hundred-year-old vines that came with the Franciscans.',
    ],
    { name_en: 'Alero Muscat of Alexandria' },
  ),
  wine(
    'molino',
    'Aspa Blanca Semillón',
    ['white', 'semillon', 'curico', 'foudre'],
    ['granReserva', 2021, 12.5],
    [13990, 105],
    [
      'El Semillón fue la mitad de los blancos de Chile; quedan pocas hileras y estas son de las buenas.',
      'Semillón was once half of Chile’s white vines; few rows remain and these are good ones.',
    ],
  ),
  wine(
    'amparo',
    'Tía Viognier',
    ['white', 'viognier', 'colchagua', 'french'],
    ['reserva', 2023, 13.5],
    [9990, 170],
    [
      'Hay solo cuatro hileras, al lado de la huerta de damascos.',
      'There are only four rows, beside the apricot orchard.',
    ],
    { reference: 11990 },
  ),
  wine(
    'tinaja',
    'Tinaja Parda Naranjo',
    ['orange', 'moscatel semillon', 'itata', 'amphora'],
    ['granReserva', 2022, 12.5],
    [15990, 70],
    [
      'Seis meses con sus pieles en greda: color de miel, tanino de té.',
      'Six months on its skins in clay: honey in colour, tea in tannin.',
    ],
    { label: LABELS.tiny, name_en: 'Tinaja Parda Orange' },
  ),
  wine(
    'zorzal',
    'Canto Rosado Cinsault',
    ['rose', 'cinsault', 'itata', 'steel'],
    ['reserva', 2024, 12.5],
    [7990, 350],
    [
      'Prensado en cuanto llega la uva, por eso apenas toma color.',
      'Pressed as soon as the grapes arrive, which is why it barely takes colour.',
    ],
    { reference: 8990 },
  ),
  wine(
    'bruma',
    'Espuma de Tarde Rosé de Pinot',
    ['rose', 'pinot', 'leyda', 'lees'],
    ['reserva', 2024, 12.5],
    [8990, 220],
    [
      'Un rosado de mar, pensado para los mariscos y no para la piscina.',
      'A seaside rosé, meant for shellfish and not for the pool.',
    ],
  ),
  wine(
    'burbuja',
    'Burbuja Lenta Brut',
    ['sparkling', 'chardonnay pinot', 'limari', 'traditional'],
    ['espumante', null, 12],
    [14990, 260],
    [
      'Removido a mano en pupitres: un cuarto de vuelta cada día durante tres semanas.',
      'Riddled by hand: a quarter turn every day for three weeks.',
    ],
    { label: LABELS.favourite },
  ),
  wine(
    'burbuja',
    'Burbuja Lenta Blanc de Noirs',
    ['sparkling', 'pinot', 'limari', 'traditional'],
    ['espumante', 2020, 12.5],
    [22990, 44],
    [
      'Solo Pinot Noir, solo primera prensa y solo en años fríos.',
      'Only Pinot Noir, only the first press and only in cold years.',
    ],
  ),
  wine(
    'burbuja',
    'Siete Minutos Brut Nature',
    ['sparkling', 'chardonnay', 'leyda', 'traditional'],
    ['espumante', 2021, 12],
    [19990, 0],
    [
      'Sin azúcar añadida: lo que falta de dulce le sobra de mar.',
      'No added sugar: what it lacks in sweetness it has in sea.',
    ],
  ),
  wine(
    'marea',
    'Oleaje Extra Brut',
    ['sparkling', 'chardonnay sauvignon', 'casablanca', 'charmat'],
    ['espumante', null, 12],
    [8990, 760],
    [
      'El espumante del bar de vinos cuando la terraza se llena.',
      'The wine bar’s sparkling when the terrace fills up.',
    ],
    { reference: 10990 },
  ),
  wine(
    'paihuano',
    'Lucero Late Harvest',
    ['sweet', 'moscatel', 'elqui', 'steel'],
    ['reserva', 2022, 13],
    [9990, 130],
    [
      'Uvas pasificadas en la planta hasta junio, media botella para la sobremesa.',
      'Grapes left to raisin on the vine until June, half a bottle for after dinner.',
    ],
    { volume: 375 },
  ),
  wine(
    'molino',
    'Asoleado de Cauquenes',
    ['sweet', 'pais moscatel', 'maule', 'foudre'],
    ['granReserva', 2019, 14.5],
    [16990, 45],
    [
      'Racimos tendidos tres semanas al sol sobre paja, receta de los abuelos de Cauquenes.',
      'Bunches laid three weeks in the sun on straw, a recipe of the grandparents of Cauquenes.',
    ],
    { volume: 500, label: LABELS.last },
  ),
];
