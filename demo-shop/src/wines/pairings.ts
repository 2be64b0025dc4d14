/** What to eat: `[Spanish, English]` by food id of the virtual sommelier; and what the sommelier adds, by kind of wine. */
export const PAIRINGS = {
  vacuno: [
    [
      'Asado de tira a las brasas, lomo vetado apenas sellado o un filete con papas doradas.',
      'Short ribs over embers, barely seared rib-eye or a fillet with roast potatoes.',
    ],
    [
      'Entraña con chimichurri, plateada al horno lento o una buena hamburguesa casera.',
      'Skirt steak with chimichurri, slow-roast brisket or a good home-made burger.',
    ],
  ],
  cordero: [
    [
      'Cordero al palo, garrón estofado con romero o costillar al horno con ajo.',
      'Lamb on the spit, shank stewed with rosemary or roast rack with garlic.',
    ],
  ],
  cerdo: [
    [
      'Costillar a la chilena, arrollado de huaso o panceta crocante con puré.',
      'Chilean-style ribs, rolled pork or crisp belly with mash.',
    ],
  ],
  aves: [
    [
      'Pollo asado con limón, pato con ciruelas o pavo de un domingo largo.',
      'Roast chicken with lemon, duck with plums or turkey on a long Sunday.',
    ],
  ],
  caza: [
    [
      'Ciervo a la parrilla, conejo escabechado o jabalí con setas.',
      'Grilled venison, pickled rabbit or wild boar with mushrooms.',
    ],
  ],
  cecinas: [
    [
      'Tabla de jamones y paté de campo, con pepinillos y pan de masa madre.',
      'A board of hams and country pâté, with gherkins and sourdough.',
    ],
  ],
  'pescado-blanco': [
    [
      'Congrio frito, corvina a la mantequilla o reineta con puré de arvejas.',
      'Fried conger, corvina in butter or reineta with pea purée.',
    ],
  ],
  'pescado-graso': [
    [
      'Salmón a la plancha, albacora con costra de pimienta o atún sellado.',
      'Grilled salmon, albacore with a pepper crust or seared tuna.',
    ],
  ],
  mariscos: [
    [
      'Ostras de borde negro, machas a la parmesana o camarones al ajillo.',
      'Black-edged oysters, razor clams with parmesan or prawns in garlic.',
    ],
  ],
  'ceviche-sushi': [
    [
      'Ceviche de corvina, tiradito con ají amarillo o un nigiri bien hecho.',
      'Corvina ceviche, tiradito with yellow chilli or a well-made nigiri.',
    ],
  ],
  'pastas-rojas': [
    [
      'Lasaña, ñoquis con salsa de tomate o una pizza de masa lenta.',
      'Lasagne, gnocchi in tomato sauce or a slow-dough pizza.',
    ],
  ],
  'pastas-blancas': [
    [
      'Risotto de espárragos, carbonara o ravioles con mantequilla y salvia.',
      'Asparagus risotto, carbonara or ravioli with butter and sage.',
    ],
  ],
  verduras: [
    [
      'Verduras a la parrilla, quiche de puerros o ensalada de tomate con albahaca.',
      'Grilled vegetables, leek quiche or tomato salad with basil.',
    ],
  ],
  legumbres: [
    [
      'Porotos granados, lentejas guisadas o charquicán con huevo frito.',
      'Fresh bean stew, braised lentils or charquicán with a fried egg.',
    ],
  ],
  chilena: [
    ['Empanada de pino, pastel de choclo o cazuela de vacuno.', 'Beef empanada, corn pie or beef cazuela.'],
  ],
  picante: [
    [
      'Curry verde, pollo tikka o tacos al pastor con harta lima.',
      'Green curry, chicken tikka or tacos al pastor with plenty of lime.',
    ],
  ],
  'queso-blando': [
    [
      'Brie en su punto, Chaource o una tabla de quesos blandos con pan tibio.',
      'Ripe Brie, Chaource or a board of soft cheeses with warm bread.',
    ],
  ],
  'queso-azul': [
    [
      'Roquefort con nueces, Fourme d’Ambert o un soufflé de queso azul.',
      'Roquefort with walnuts, Fourme d’Ambert or a blue cheese soufflé.',
    ],
  ],
  'queso-cabra': [
    [
      'Queso de cabra tibio, Crottin con hojas verdes o tarta de zapallo italiano.',
      'Warm goat cheese, Crottin with green leaves or a courgette tart.',
    ],
  ],
  'queso-duro': [
    [
      'Comté de dieciocho meses, mantecoso viejo o un risotto de parmesano.',
      'Eighteen-month Comté, aged mantecoso or a parmesan risotto.',
    ],
  ],
  postres: [['Leche asada, tarta de duraznos o crème brûlée.', 'Baked custard, peach tart or crème brûlée.']],
  chocolate: [
    ['Chocolate de 70 %, brownie tibio o torta de nueces.', '70 % chocolate, a warm brownie or walnut cake.'],
  ],
  aperitivo: [
    [
      'Aceitunas, almendras tostadas y canapés antes de sentarse a la mesa.',
      'Olives, toasted almonds and canapés before sitting down.',
    ],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;
export type FoodId = keyof typeof PAIRINGS;

export const COMMENTS = {
  light: [
    [
      'Sírvelo a 13 °C. Si lo sientes cerrado, una vuelta de copa basta.',
      'Serve it at 13 °C. If it feels closed, one swirl is enough.',
    ],
    [
      'Un cuarto de hora en la puerta del refrigerador antes de abrirlo y verás cómo aparece la fruta.',
      'A quarter of an hour in the fridge door before opening and the fruit appears.',
    ],
    [
      'Es el tinto que llevo a la playa: liviano, fresco y amigo de casi todo.',
      'The red I take to the beach: light, fresh and a friend of almost everything.',
    ],
  ],
  medium: [
    [
      'Ábrelo al encender el fuego y estará listo cuando lo esté la comida.',
      'Open it as you light the fire and it will be ready when the food is.',
    ],
    [
      'Copa amplia, 16 °C y sin apuro. Vale más de lo que cuesta.',
      'Wide glass, 16 °C and no hurry. It is worth more than it costs.',
    ],
    [
      'Cuando no sé qué tomarán los invitados, sirvo este y nadie pregunta por otro.',
      'When I do not know what the guests will drink, I pour this and nobody asks for another.',
    ],
  ],
  full: [
    [
      'Media hora de decantador le hace muy bien. Entre 16 y 18 °C, nunca más.',
      'Half an hour in the decanter does it good. Between 16 and 18 °C, never more.',
    ],
    [
      'Hoy está rico; guarda dos botellas y ábrelas en cinco años, me vas a dar las gracias.',
      'It is good today; put two bottles away and open them in five years, you will thank me.',
    ],
    [
      'Necesita comida al frente. Solo se le siente el tanino, con carne se le siente el lugar.',
      'It needs food in front of it. Alone you feel the tannin, with meat you feel the place.',
    ],
  ],
  white: [
    [
      'Frío pero no helado: 9 °C. A menos temperatura se calla.',
      'Cold but not icy: 9 °C. Any lower and it goes quiet.',
    ],
    [
      'Abre la botella, sirve una copa y déjala afuera del balde diez minutos. Ahí está el vino.',
      'Open the bottle, pour a glass and leave it out of the bucket ten minutes. There is the wine.',
    ],
    [
      'Es blanco de mesa larga: empieza en el aperitivo y llega sin problemas al pescado.',
      'A white for a long table: it starts at the aperitif and easily reaches the fish.',
    ],
  ],
  rose: [
    [
      'A 9 °C y con comida: los rosados buenos se desperdician en la piscina.',
      'At 9 °C and with food: good rosés are wasted by the pool.',
    ],
  ],
  sparkling: [
    [
      'Copa de vino blanco en vez de flauta y 7 °C: la burbuja se calma y habla el vino.',
      'A white wine glass instead of a flute, and 7 °C: the bead calms down and the wine speaks.',
    ],
    [
      'No lo guardes para una ocasión. Ábrelo un martes con papas fritas.',
      'Do not keep it for an occasion. Open it on a Tuesday with chips.',
    ],
  ],
  sweet: [
    [
      'Copa chica y bien frío. Con queso azul se entiende todo.',
      'Small glass and well chilled. With blue cheese it all makes sense.',
    ],
  ],
  orange: [
    [
      'Sírvelo como un tinto liviano, a 13 °C, y con comida de verdad.',
      'Serve it like a light red, at 13 °C, and with real food.',
    ],
  ],
} as const;
