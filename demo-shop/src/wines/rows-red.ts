/**
 * Chilean reds.
 * Longer than most files: one table of products, read as a list.
 */
import { LABELS, wine } from './row.ts';
import type { WineRow } from './types.ts';

export const REDS: readonly WineRow[] = [
  wine(
    'cordillera',
    'Cordillera Alta Cabernet Sauvignon',
    ['red', 'cabernet', 'maipo', 'french'],
    ['granReserva', 2021, 14],
    [16990, 12],
    [
      'El vino que abrió la casa: la primera cosecha se hizo con parras prestadas y seis barricas de segunda mano.',
      'The wine that opened the house: its first vintage was made with borrowed vines and six second-hand barrels.',
    ],
    { label: LABELS.favourite },
  ),
  wine(
    'cordillera',
    'Cuesta Ocho Cabernet Sauvignon Reserva',
    ['red', 'cabernet', 'maipo', 'french'],
    ['reserva', 2022, 13.5],
    [8990, 640],
    [
      'Lleva el nombre de la octava curva del camino a la bodega, donde empieza el ripio.',
      'It takes its name from the eighth bend on the road to the winery, where the gravel begins.',
    ],
    { reference: 10990 },
  ),
  wine(
    'cordillera',
    'Alba Fría Syrah',
    ['red', 'syrah', 'maipo', 'foudre'],
    ['granReserva', 2020, 14.5],
    [18990, 96],
    [
      'Se cosecha antes de que salga el sol, con las uvas a seis grados.',
      'Picked before sunrise, with the grapes at six degrees.',
    ],
  ),
  wine(
    'cordillera',
    'Cumbre Callada',
    ['red', 'cabernet cabfranc verdot', 'maipo', 'frenchLong'],
    ['icono', 2018, 14.5],
    [74990, 38],
    [
      'Solo tres mil botellas en los años que lo merecen; 2019 no lo mereció.',
      'Only three thousand bottles in the years that deserve it; 2019 did not.',
    ],
    { label: LABELS.awarded },
  ),
  wine(
    'peumal',
    'Casona Peumal Carmenère',
    ['red', 'carmenere', 'cachapoal', 'french'],
    ['granReserva', 2021, 14],
    [14990, 210],
    [
      'Cosechado la primera semana de mayo, cuando el parrón ya está rojo.',
      'Picked in the first week of May, when the leaves have already turned red.',
    ],
    { reference: 17990, picked: { es: 'mayo', en: 'May' } },
  ),
  wine(
    'peumal',
    'Patio de Naranjos Carmenère',
    ['red', 'carmenere', 'cachapoal', 'steel'],
    ['varietal', 2024, 13.5],
    [4990, 2400],
    [
      'El de todos los días en la casona, servido en jarro desde que hay memoria.',
      'The everyday wine of the old house, poured from a jug for as long as anyone remembers.',
    ],
  ),
  wine(
    'peumal',
    'Zaguán Merlot Reserva',
    ['red', 'merlot', 'cachapoal', 'american'],
    ['reserva', 2022, 13.5],
    [7990, 380],
    [
      'Un Merlot de verdad, separado hilera por hilera del Carmenère que lo imitaba.',
      'A true Merlot, told apart row by row from the Carmenère that passed for it.',
    ],
  ),
  wine(
    'peumal',
    'Siesta Larga Merlot',
    ['red', 'merlot', 'maule', 'steel'],
    ['varietal', 2024, 13],
    [3990, 3100],
    [
      'Nació como vino de la colación de los cosecheros y se quedó en la carta.',
      'It was born as the pickers’ lunch wine and stayed on the list.',
    ],
  ),
  wine(
    'amparo',
    'Hijas de Amparo Ensamblaje',
    ['red', 'carmenere syrah cabernet', 'colchagua', 'frenchLong'],
    ['icono', 2019, 14.5],
    [44990, 54],
    [
      'Tres hermanas, tres parcelas y una discusión anual por las proporciones.',
      'Three sisters, three plots and a yearly argument over the proportions.',
    ],
    { reference: 52990, name_en: 'Hijas de Amparo Blend' },
  ),
  wine(
    'amparo',
    'La Mayor Syrah',
    ['red', 'syrah', 'colchagua', 'french'],
    ['granReserva', 2020, 14.5],
    [17990, 0],
    [
      'El más serio de la familia, como corresponde a la primogénita.',
      'The most serious of the family, as befits the eldest.',
    ],
  ),
  wine(
    'amparo',
    'La del Medio Malbec',
    ['red', 'malbec', 'colchagua', 'french'],
    ['reserva', 2022, 14],
    [9990, 260],
    [
      'Plantado por error en 1998 y conservado por terquedad.',
      'Planted by mistake in 1998 and kept out of stubbornness.',
    ],
    { reference: 11990 },
  ),
  wine(
    'amparo',
    'La Menor Cabernet Franc',
    ['red', 'cabfranc', 'colchagua', 'egg'],
    ['granReserva', 2022, 13.5],
    [15990, 120],
    [
      'La parcela más alta y la más nueva, la que nadie creía que iba a funcionar.',
      'The highest and youngest plot, the one nobody thought would work.',
    ],
    { label: LABELS.fresh },
  ),
  wine(
    'guindo',
    'Cerro Guindo Carmenère',
    ['red', 'carmenere verdot', 'apalta', 'frenchLong'],
    ['icono', 2019, 14.5],
    [89990, 24],
    [
      'Una ladera, una cepa y una bodega cavada en el mismo granito donde crecen las parras.',
      'One slope, one grape and a cellar dug into the very granite where the vines grow.',
    ],
    { label: LABELS.awarded },
  ),
  wine(
    'guindo',
    'Quebrada Sur Petit Verdot',
    ['red', 'verdot', 'apalta', 'frenchLong'],
    ['granReserva', 2019, 14.5],
    [24990, 40],
    [
      'Casi siempre se usa en mezclas; aquí le dieron la botella entera.',
      'It nearly always goes into blends; here it was given the whole bottle.',
    ],
  ),
  wine(
    'guindo',
    'Tres Generaciones Mourvèdre',
    ['red', 'mourvedre', 'apalta', 'foudre'],
    ['granReserva', 2020, 14.5],
    [21990, 62],
    [
      'Injertado sobre raíces de 1948 que el abuelo no dejó arrancar.',
      'Grafted onto roots from 1948 that the grandfather would not let anyone pull.',
    ],
  ),
  wine(
    'molino',
    'Molino del Tutuvén Carignan',
    ['red', 'carignan', 'maule', 'foudre'],
    ['granReserva', 2021, 14],
    [15990, 180],
    [
      'El molino dejó de moler trigo en 1961; hoy guarda los fudres.',
      'The mill stopped grinding wheat in 1961; today it houses the foudres.',
    ],
    { label: LABELS.awarded },
  ),
  wine(
    'molino',
    'Rueda de Agua País',
    ['red', 'pais', 'maule', 'amphora'],
    ['reserva', 2023, 12.5],
    [7990, 420],
    [
      'Zarandeado a mano con coligües, como se hacía antes de las máquinas.',
      'Destemmed by hand over a coligüe grate, as it was done before machines.',
    ],
    { reference: 'Precio de cosecha' },
  ),
  wine(
    'molino',
    'Harina Negra Garnacha',
    ['red', 'garnacha', 'maule', 'foudre'],
    ['reserva', 2022, 14],
    [10990, 150],
    [
      'Se llama así por el polvo de la ribera, que en febrero tiñe las botas.',
      'Named after the riverside dust, which dyes your boots in February.',
    ],
  ),
  wine(
    'zorzal',
    'Loma Zorzal Cinsault',
    ['red', 'cinsault', 'itata', 'amphora'],
    ['reserva', 2023, 12.5],
    [8990, 340],
    [
      'Diecisiete familias venden aquí su uva, cada una con nombre y precio en la pizarra.',
      'Seventeen families sell their grapes here, each with its name and price on the board.',
    ],
    { label: LABELS.favourite, picked: { es: 'marzo', en: 'March' } },
  ),
  wine(
    'zorzal',
    'Nido País',
    ['red', 'pais', 'itata', 'steel'],
    ['varietal', 2024, 12],
    [5990, 2200],
    [
      'Maceración corta y cero ceremonias: un vino de litro servido en botella.',
      'Short maceration and no ceremony: an honest litre wine served in a bottle.',
    ],
    { reference: 6990 },
  ),
  wine(
    'tinaja',
    'Tinaja Parda Cinsault País',
    ['natural', 'cinsault pais', 'itata', 'amphora'],
    ['granReserva', 2022, 12.5],
    [13990, 88],
    [
      'Sin levadura de sobre, sin filtro y con una gota de azufre al embotellar.',
      'No packet yeast, no filter and one drop of sulphur at bottling.',
    ],
    { label: LABELS.tiny },
  ),
  wine(
    'lluvia',
    'Piedra Lluvia Pinot Noir',
    ['red', 'pinot', 'malleco', 'french'],
    ['granReserva', 2021, 13],
    [19990, 76],
    [
      'El pinot más austral de su generación; la lluvia obliga a cosechar entre dos frentes.',
      'The southernmost pinot of its generation; rain forces a harvest between two fronts.',
    ],
  ),
  wine(
    'lluvia',
    'Helecho Pinot Noir Reserva',
    ['red', 'pinot', 'biobio', 'foudre'],
    ['reserva', 2023, 12.5],
    [9990, 300],
    [
      'Crece al lado de un bosque nativo que presta sombra y humedad.',
      'It grows beside a native forest that lends shade and moisture.',
    ],
    { reference: 11990 },
  ),
  wine(
    'bruma',
    'Bruma de Mar Pinot Noir',
    ['red', 'pinot', 'casablanca', 'french'],
    ['granReserva', 2022, 13],
    [13990, 240],
    [
      'La neblina se levanta tarde y la uva lo agradece con piel fina y acidez.',
      'The fog lifts late and the grapes are grateful, with thin skins and acidity.',
    ],
    { reference: 16990 },
  ),
  wine(
    'salitre',
    'Camino del Salitre Syrah',
    ['red', 'syrah', 'huasco', 'egg'],
    ['granReserva', 2021, 13.5],
    [22990, 30],
    [
      'Seis hectáreas en el borde del desierto y una sola prensa para todas.',
      'Six hectares at the edge of the desert and a single press for all of them.',
    ],
    { label: LABELS.last },
  ),
  wine(
    'paihuano',
    'Noche de Paihuano Garnacha',
    ['red', 'garnacha syrah', 'elqui', 'foudre'],
    ['granReserva', 2021, 14],
    [17990, 110],
    [
      'Cosechado de noche, a la luz de las mismas estrellas que estudia el observatorio vecino.',
      'Picked at night, by the light of the same stars the neighbouring observatory studies.',
    ],
  ),
  wine(
    'peumal',
    'Gran Ensamblaje de la Casona Carmenère, Cabernet Sauvignon y Petit Verdot, Selección de Barricas del Corredor Norte',
    ['red', 'carmenere cabernet verdot', 'cachapoal', 'frenchLong'],
    ['granReserva', 2018, 14],
    [24990, 60],
    [
      'Doce barricas que durmieron en el corredor norte, el único donde nunca entra el sol.',
      'Twelve barrels that slept in the north corridor, the only one the sun never enters.',
    ],
    {
      slug: 'gran-ensamblaje-de-la-casona',
      name_en:
        'Gran Ensamblaje de la Casona Carmenère, Cabernet Sauvignon and Petit Verdot, Barrel Selection of the North Corridor',
    },
  ),
];
