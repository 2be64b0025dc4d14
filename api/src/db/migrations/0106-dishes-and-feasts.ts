import { type Kysely, sql } from 'kysely';
import { type TradeWord, toWords } from './0053-trade-words.ts';

/** As migration 0053 wrote them. No datum says that a product is vegan, and "paté" is also a dish that wine goes with. */
const REPLACED = [
  ...toWords('es', { 'food:verduras': 'vegano', 'tipo_gourmet:foie-gras-y-pates': 'pate' }),
  ...toWords('en', { 'food:verduras': 'vegan', 'tipo_gourmet:foie-gras-y-pates': 'pate' }),
];

/**
 * A name that a product has, such as that of a cheese, is a food only after "para": alone it finds the product.
 * "Graduación" alone is the alcohol of a wine.
 */
const ES = {
  // Feasts of a Chilean year.
  'tipo:para-regalar':
    'navidad, navideno, amigo secreto, dia de la madre, dia de la mama, dia del padre, dia del papa, san valentin, dia de los enamorados, dia del amor, 14 de febrero, dia del profesor',
  'tipo:para-brindar tipo:espumante':
    'nochebuena, noche buena, nochevieja, fin de ano, para graduacion, para una graduacion, fiesta de graduacion, titulacion, bautizo',
  'tipo:para-el-asado food:vacuno':
    'fiestas patrias, dieciocho, dieciochero, el 18, este 18, asado del 18, 18 de septiembre, el 18 de septiembre, asado de tira, para asado de tira',
  'food:pescado-blanco food:pescado-graso food:mariscos': 'semana santa, viernes santo',
  // Dishes.
  'food:vacuno':
    'lomo vetado, bife, bife chorizo, churrasco, plateada, mechada, carne mechada, osobuco, anticucho, milanesa, chorrillana',
  'food:cordero': 'garron, garron de cordero, costillar de cordero, cordero asado',
  'food:cerdo': 'arrollado, choripan, cerdo asado',
  'food:cerdo tipo_gourmet:charcuteria': 'panceta, longaniza',
  'food:aves': 'pollo asado, pollo a las brasas, pollo a la parrilla, pavo asado',
  'food:pescado-blanco': 'pescado blanco, caldillo de congrio, lenguado',
  'food:pescado-graso': 'pescado graso, para atun, con atun',
  'food:pescado-blanco food:pescado-graso': 'pescado a la parrilla',
  'food:mariscos':
    'para machas, para las machas, con machas, machas a la parmesana, para machas a la parmesana, curanto, langosta',
  'food:mariscos tipo_gourmet:conservas-del-mar':
    'almeja, choro, chorito, cholga, mejillon, jaiba, pulpo, calamar, erizo',
  'food:pastas-rojas': 'pasta con tomate, salsa de tomate',
  'food:pastas-blancas': 'pasta con crema, salsa blanca, pasta alfredo, salsa alfredo, fettuccine alfredo',
  'food:verduras': 'quiche, verduras asadas, verduras a la parrilla',
  'food:legumbres': 'charquican, porotos granados, porotos con riendas',
  'food:chilena': 'cocina chilena, comida tipica, empanada de pino, sopaipilla',
  'food:picante': 'comida especiada, pollo tikka, tikka masala',
  'food:cecinas tipo_gourmet:charcuteria': 'prosciutto',
  'food:cecinas tipo_gourmet:foie-gras-y-pates': 'pate',
  'food:aperitivo': 'canape, frutos secos, para aceitunas',
  'food:postres':
    'leche asada, leche nevada, creme brulee, tarta de frutas, flan, panqueque, cheesecake, tiramisu, para alfajor',
  'food:chocolate': 'para chocolate amargo',
  'food:queso-blando': 'para brie, para camembert, para chaource',
  'food:queso-cabra': 'para crottin, para sainte maure',
  'food:queso-duro': 'para comte, para beaufort, para ossau iraty',
  'food:queso-azul': 'para roquefort, para fourme d ambert',
};
const EN = {
  'tipo:para-regalar':
    'christmas, xmas, secret santa, mothers day, mother s day, fathers day, father s day, valentine, valentine s, valentines day, valentine s day',
  'tipo:para-brindar tipo:espumante':
    'christmas eve, new years eve, new year s eve, new year s, for graduation, for a graduation, graduation party, christening',
  'tipo:para-el-asado food:vacuno': 'independence day',
  'food:pescado-blanco food:pescado-graso food:mariscos': 'holy week, good friday',
  'food:vacuno': 'fillet, fillet steak, sirloin, short rib',
  'food:cordero': 'shank, lamb shank, rack of lamb, lamb on the spit',
  'food:cerdo': 'rolled pork, pork belly, crisp belly, roast pork',
  'food:aves': 'roast chicken, roast turkey, grilled chicken',
  'food:caza': 'boar, wild boar',
  'food:pescado-blanco': 'white fish, pomfret, conger, hake, sea bass',
  'food:pescado-graso': 'oily fish, albacore, for tuna, with tuna',
  'food:mariscos': 'for clam, with clam, for razor clam, with razor clam, lobster',
  'food:mariscos tipo_gourmet:conservas-del-mar': 'mussel, scallop, crab, squid, octopus',
  'food:pastas-rojas': 'pasta with tomato, tomato sauce',
  'food:pastas-blancas': 'pasta with cream, pasta alfredo, fettuccine alfredo',
  'food:verduras': 'quiche, roast vegetables, grilled vegetables',
  'food:legumbres': 'pulse',
  'food:chilena': 'chilean cooking, chilean cuisine, beef empanada, corn pie',
  'food:picante': 'chicken tikka, tikka masala',
  'tipo_queso:blanda-corteza-florecida tipo_queso:blanda-corteza-lavada tipo_queso:triple-crema food:queso-blando':
    'soft cheese, creamy cheese',
  'tipo_queso:prensada-cocida tipo_queso:prensada-no-cocida food:queso-duro': 'hard cheese, aged cheese',
  'food:cecinas tipo_gourmet:charcuteria': 'serrano ham, prosciutto',
  'food:cecinas tipo_gourmet:foie-gras-y-pates': 'pate',
  'food:aperitivo': 'canape, nuts, for olives',
  'food:postres': 'fruit tart, creme brulee, baked custard, custard, cheesecake, tiramisu, apple pie',
  'food:chocolate': 'for dark chocolate',
  'food:queso-blando': 'for brie, for camembert, for chaource',
  'food:queso-cabra': 'for crottin, for sainte maure',
  'food:queso-duro': 'for comte, for beaufort, for ossau iraty',
  'food:queso-azul': 'for roquefort, for fourme d ambert',
};

const rowsOf = (words: readonly TradeWord[]) => sql`
  jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as words (locale text, phrase text, facts text[])`;

/** Adds the sommelier's dishes and the feasts of a year. Keeps a meaning that staff gave to a phrase. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    delete from search_synonyms known using ${rowsOf(REPLACED)}
    where (known.locale, known.phrase, known.facts) = (words.locale, words.phrase, words.facts)`.execute(db);
  await sql`
    insert into search_synonyms (locale, phrase, facts)
    select locale, phrase, facts from ${rowsOf([...toWords('es', ES), ...toWords('en', EN)])}
    on conflict (locale, phrase) do nothing`.execute(db);
};
