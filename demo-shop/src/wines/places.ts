/** Where wines grow: valley or appellation, country, and what soil and weather do there. */
import { COUNTRIES } from '../facets.ts';
import type { Bilingual, Facet } from '../types.ts';

export interface Place {
  /** As on the label. */
  name: string;
  valley: string | null;
  region: string;
  country: Facet;
  /** Sentences about the vineyard; one is chosen. */
  soil: readonly Bilingual[];
}

const chile = (name: string, region: string, ...soil: [string, string][]): Place => ({
  name,
  valley: name,
  region,
  country: COUNTRIES.chile,
  soil: soil.map(([es, en]) => ({ es, en })),
});
const abroad = (country: Facet, name: string, region: string, ...soil: [string, string][]): Place => ({
  name,
  valley: null,
  region,
  country,
  soil: soil.map(([es, en]) => ({ es, en })),
});

export const PLACES = {
  maipo: chile(
    'Valle del Maipo',
    'Valle Central',
    [
      'Parras de más de treinta años sobre terrazas de ripio, a 650 metros y con la cordillera encima. De noche baja aire frío y la piel de la uva se engruesa.',
      'Vines over thirty years old on gravel terraces at 650 metres, right under the Andes. Cold air comes down at night and thickens the skins.',
    ],
    [
      'Terraza aluvial del Maipo Andes: piedra redonda, arcilla escasa y un riego que apenas se usa después de enero.',
      'An alluvial terrace of the Andean Maipo: round stones, little clay and hardly any irrigation after January.',
    ],
  ),
  cachapoal: chile(
    'Valle del Cachapoal',
    'Valle Central',
    [
      'Suelos profundos de arcilla junto al río, que guardan agua hasta abril y dejan madurar sin apuro.',
      'Deep clay soils by the river, which hold water until April and let the fruit ripen without hurry.',
    ],
    [
      'Peumo, al pie de los cerros: mañanas con neblina, tardes tibias y un otoño que se alarga.',
      'Peumo, at the foot of the hills: misty mornings, warm afternoons and a long autumn.',
    ],
  ),
  colchagua: chile(
    'Valle de Colchagua',
    'Valle Central',
    [
      'Laderas de granito descompuesto orientadas al poniente; la raíz baja tres metros a buscar agua.',
      'West-facing slopes of decomposed granite; roots go down three metres in search of water.',
    ],
    [
      'Un rincón tibio del valle, con brisa marina desde media tarde y suelos de arcilla roja.',
      'A warm corner of the valley, with a sea breeze from mid-afternoon and red clay soils.',
    ],
  ),
  apalta: chile('Apalta, Colchagua', 'Valle Central', [
    'Anfiteatro de granito en Apalta, parras plantadas en 1948 y cultivadas en seco desde siempre.',
    'A granite amphitheatre in Apalta, with vines planted in 1948 and dry-farmed ever since.',
  ]),
  curico: chile('Valle de Curicó', 'Valle Central', [
    'Parronales viejos del Lontué convertidos en espaldera, con nieve a la vista hasta noviembre.',
    'Old Lontué pergolas turned into trellis, with snow in sight until November.',
  ]),
  maule: chile(
    'Valle del Maule',
    'Valle Central',
    [
      'Secano interior: parras en cabeza de más de ochenta años que solo beben lluvia.',
      'Inner dry-farmed land: head-trained vines over eighty years old that drink nothing but rain.',
    ],
    [
      'Lomas de granito y cuarzo en Cauquenes, aradas todavía con caballo entre las hileras.',
      'Hills of granite and quartz in Cauquenes, still ploughed by horse between the rows.',
    ],
  ),
  itata: chile(
    'Valle del Itata',
    'Sur',
    [
      'Guarilihue: lomas de granito a veinte kilómetros del mar, parras libres sin alambre ni riego.',
      'Guarilihue: granite hills twenty kilometres from the sea, free-standing vines with no wire and no irrigation.',
    ],
    [
      'Viñedo familiar de media hectárea, plantado por los abuelos y cosechado a mano en marzo.',
      'A family plot of half a hectare, planted by the grandparents and picked by hand in March.',
    ],
  ),
  biobio: chile('Valle del Biobío', 'Sur', [
    'Arenas volcánicas y lluvia generosa; aquí se cosecha tres semanas después que en el centro.',
    'Volcanic sands and generous rain; the harvest here comes three weeks later than in the centre.',
  ]),
  malleco: chile('Valle del Malleco', 'Sur', [
    'El sur de Traiguén: arcilla roja, inviernos largos y una acidez que no hay que inventar.',
    'South of Traiguén: red clay, long winters and an acidity nobody has to invent.',
  ]),
  osorno: chile('Valle de Osorno', 'Austral', [
    'A orillas del lago Ranco, entre lecherías y avellanos; el viñedo más lluvioso del catálogo.',
    'By Lake Ranco, between dairies and hazel trees; the rainiest vineyard in the catalogue.',
  ]),
  casablanca: chile(
    'Valle de Casablanca',
    'Aconcagua',
    [
      'Neblina hasta el mediodía y viento del Pacífico toda la tarde, sobre arcillas con cuarzo.',
      'Fog until noon and Pacific wind all afternoon, over clay with quartz.',
    ],
    [
      'La parte baja del valle, la más fría: hay que encender hélices contra la helada de octubre.',
      'The low end of the valley, the coldest: fans must run against the October frost.',
    ],
  ),
  leyda: chile(
    'Valle de Leyda',
    'Aconcagua',
    [
      'A doce kilómetros del mar, en lomas suaves de granito y una capa de caliza antigua.',
      'Twelve kilometres from the sea, on gentle granite hills with a layer of old limestone.',
    ],
    [
      'Sin cerros que lo tapen del océano: la uva madura lento y guarda sal.',
      'With no hills between it and the ocean, the fruit ripens slowly and keeps a taste of salt.',
    ],
  ),
  limari: chile('Valle del Limarí', 'Coquimbo', [
    'Caliza verdadera bajo una costra de arcilla y la camanchaca entrando cada mañana.',
    'True limestone under a crust of clay, and the camanchaca fog coming in every morning.',
  ]),
  elqui: chile('Valle del Elqui', 'Coquimbo', [
    'A 1.900 metros, con el cielo más limpio del mundo y veinte grados entre el día y la noche.',
    'At 1,900 metres, under the clearest sky in the world and twenty degrees between day and night.',
  ]),
  huasco: chile('Valle del Huasco', 'Atacama', [
    'Desierto costero: suelos salinos, agua de deshielo y apenas seis hectáreas plantadas.',
    'Coastal desert: saline soils, meltwater and barely six hectares planted.',
  ]),
  mendoza: abroad(COUNTRIES.argentina, 'Valle de Uco, Mendoza', 'Mendoza', [
    'Altamira, a 1.100 metros: piedras blancas de carbonato y riego por acequia.',
    'Altamira, at 1,100 metres: white carbonate stones and water from ditches.',
  ]),
  salta: abroad(COUNTRIES.argentina, 'Valles Calchaquíes, Salta', 'Salta', [
    'Cafayate, arena y sol a 1.750 metros; la piel de la uva se defiende del cielo.',
    'Cafayate, sand and sun at 1,750 metres; the skins protect themselves from the sky.',
  ]),
  bordeaux: abroad(COUNTRIES.france, 'Saint-Émilion', 'Burdeos', [
    'Plató calcáreo de Saint-Émilion, seis hectáreas alrededor de un palomar del siglo XVIII.',
    'The limestone plateau of Saint-Émilion, six hectares around an eighteenth-century dovecote.',
  ]),
  medoc: abroad(COUNTRIES.france, 'Médoc', 'Burdeos', [
    'Gravas profundas a un paso del estuario, que devuelven de noche el calor del día.',
    'Deep gravels a step from the estuary, which give back at night the warmth of the day.',
  ]),
  chablis: abroad(COUNTRIES.france, 'Chablis', 'Borgoña', [
    'Margas kimmeridgianas llenas de ostras fósiles, en una ladera que mira al sudeste.',
    'Kimmeridgian marl full of fossil oysters, on a slope facing south-east.',
  ]),
  beaune: abroad(COUNTRIES.france, 'Beaune', 'Borgoña', [
    'Tres parcelas pequeñas en la mitad de la ladera, trabajadas sin herbicidas desde 2009.',
    'Three small plots halfway up the slope, worked without herbicides since 2009.',
  ]),
  rhone: abroad(COUNTRIES.france, 'Crozes-Hermitage', 'Valle del Ródano', [
    'Terrazas de cantos rodados al norte del Ródano, barridas por el mistral.',
    'Terraces of rolled stones in the northern Rhône, swept by the mistral.',
  ]),
  sancerre: abroad(COUNTRIES.france, 'Sancerre', 'Valle del Loira', [
    'Sílex y caliza blanca en la colina de Bué, que suenan bajo la bota.',
    'Flint and white limestone on the hill of Bué, ringing under the boot.',
  ]),
  champagne: abroad(COUNTRIES.france, 'Champagne', 'Champaña', [
    'Creta de la Côte des Blancs y un zócalo de Pinot Noir de la montaña de Reims.',
    'Chalk of the Côte des Blancs with a base of Pinot Noir from the Montagne de Reims.',
  ]),
  provence: abroad(COUNTRIES.france, 'Côtes de Provence', 'Provenza', [
    'Esquisto y maquis a espaldas del golfo, vendimiados de noche con lámparas.',
    'Schist and scrub behind the gulf, picked at night by lamplight.',
  ]),
  rioja: abroad(COUNTRIES.spain, 'Rioja', 'La Rioja', [
    'Viñas en vaso de Rioja Alta, arcilla y cal a 560 metros.',
    'Bush vines in Rioja Alta, clay and lime at 560 metres.',
  ]),
  rias: abroad(COUNTRIES.spain, 'Rías Baixas', 'Galicia', [
    'Parra alta sobre postes de granito, tan cerca de la ría que se oyen los barcos.',
    'High pergola on granite posts, so near the inlet that you can hear the boats.',
  ]),
  toscana: abroad(COUNTRIES.italy, 'Chianti Classico', 'Toscana', [
    'Galestro y alberese entre cipreses, a 420 metros sobre Radda.',
    'Galestro and alberese among cypresses, 420 metres up above Radda.',
  ]),
  piemonte: abroad(COUNTRIES.italy, 'Barolo', 'Piamonte', [
    'Margas azules de Serralunga, en una ladera que se vendimia con la niebla de octubre.',
    'Blue marl of Serralunga, on a slope harvested in the October fog.',
  ]),
  veneto: abroad(COUNTRIES.italy, 'Prosecco di Treviso', 'Véneto', [
    'Lomas verdes al pie de los Dolomitas, todas trabajadas a mano por la pendiente.',
    'Green hills at the foot of the Dolomites, all worked by hand because of the slope.',
  ]),
  douro: abroad(COUNTRIES.portugal, 'Douro', 'Douro', [
    'Bancales de esquisto sobre el río, con más de veinte cepas mezcladas en la misma hilera.',
    'Schist terraces above the river, with over twenty varieties mixed in the same row.',
  ]),
  mosel: abroad(COUNTRIES.germany, 'Mosel', 'Mosela', [
    'Pizarra azul en una ladera de sesenta grados; se vendimia amarrado a una cuerda.',
    'Blue slate on a sixty-degree slope; the pickers work tied to a rope.',
  ]),
} as const satisfies Record<string, Place>;
export type PlaceId = keyof typeof PLACES;
