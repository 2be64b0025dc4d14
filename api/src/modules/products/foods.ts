/** Foods of the virtual sommelier in display order. Their rules are in rules.ts. */
import type { Bilingual } from './bilingual.ts';

export interface Food {
  id: FoodId;
  group: GroupId;
  label: Bilingual;
  examples: { es: string[]; en: string[] };
}

export const GROUPS = {
  carnes: { es: 'Carnes', en: 'Meat' },
  mar: { es: 'Del mar', en: 'From the sea' },
  pastas: { es: 'Pastas y arroces', en: 'Pasta and rice' },
  vegetales: { es: 'Vegetales', en: 'Vegetables' },
  cocina: { es: 'De la olla', en: 'From the pot' },
  quesos: { es: 'Quesos', en: 'Cheese' },
  picoteo: { es: 'Para picar', en: 'To nibble' },
  postres: { es: 'Postres', en: 'Desserts' },
} as const satisfies Record<string, Bilingual>;
export type GroupId = keyof typeof GROUPS;

type Row = readonly [group: GroupId, es: string, en: string, examplesEs: string, examplesEn: string];

const ROWS = {
  vacuno: ['carnes', 'Vacuno', 'Beef', 'asado de tira, lomo vetado, filete', 'short ribs, rib-eye, fillet'],
  cordero: [
    'carnes',
    'Cordero',
    'Lamb',
    'cordero al palo, garrón, costillar',
    'lamb on the spit, shank, rack',
  ],
  cerdo: ['carnes', 'Cerdo', 'Pork', 'costillar, arrollado, panceta', 'ribs, rolled pork, crisp belly'],
  aves: ['carnes', 'Aves', 'Poultry', 'pollo asado, pavo, pato', 'roast chicken, turkey, duck'],
  caza: ['carnes', 'Caza', 'Game', 'ciervo, jabalí, conejo', 'venison, wild boar, rabbit'],
  'pescado-blanco': [
    'mar',
    'Pescado blanco',
    'White fish',
    'reineta, congrio, corvina',
    'pomfret, conger, corvina',
  ],
  'pescado-graso': ['mar', 'Pescado graso', 'Oily fish', 'salmón, atún, albacora', 'salmon, tuna, albacore'],
  mariscos: ['mar', 'Mariscos', 'Shellfish', 'ostras, machas, camarones', 'oysters, razor clams, prawns'],
  'ceviche-sushi': [
    'mar',
    'Ceviche y sushi',
    'Ceviche and sushi',
    'ceviche, tiradito, nigiri',
    'ceviche, tiradito, nigiri',
  ],
  'pastas-rojas': [
    'pastas',
    'Pastas con tomate',
    'Pasta with tomato',
    'boloñesa, lasaña, pizza',
    'bolognese, lasagne, pizza',
  ],
  'pastas-blancas': [
    'pastas',
    'Pastas con crema',
    'Pasta with cream',
    'carbonara, alfredo, risotto',
    'carbonara, alfredo, risotto',
  ],
  verduras: [
    'vegetales',
    'Verduras',
    'Vegetables',
    'ensaladas, verduras asadas, quiche',
    'salads, roast vegetables, quiche',
  ],
  legumbres: [
    'vegetales',
    'Legumbres y guisos',
    'Pulses and stews',
    'porotos granados, lentejas, charquicán',
    'bean stew, lentils, charquicán',
  ],
  chilena: [
    'cocina',
    'Cocina chilena',
    'Chilean cooking',
    'empanada de pino, pastel de choclo, cazuela',
    'beef empanada, corn pie, cazuela',
  ],
  picante: [
    'cocina',
    'Comida especiada',
    'Spicy food',
    'curry, pollo tikka, tacos',
    'curry, chicken tikka, tacos',
  ],
  'queso-blando': [
    'quesos',
    'Quesos blandos',
    'Soft cheese',
    'Brie, Camembert, Chaource',
    'Brie, Camembert, Chaource',
  ],
  'queso-cabra': [
    'quesos',
    'Quesos de cabra',
    'Goat cheese',
    'Crottin, Sainte-Maure',
    'Crottin, Sainte-Maure',
  ],
  'queso-duro': [
    'quesos',
    'Quesos duros',
    'Hard cheese',
    'Comté, Beaufort, Ossau-Iraty',
    'Comté, Beaufort, Ossau-Iraty',
  ],
  'queso-azul': [
    'quesos',
    'Quesos azules',
    'Blue cheese',
    'Roquefort, Fourme d’Ambert',
    'Roquefort, Fourme d’Ambert',
  ],
  cecinas: [
    'picoteo',
    'Charcutería',
    'Charcuterie',
    'jamón serrano, prosciutto, paté',
    'serrano ham, prosciutto, pâté',
  ],
  aperitivo: [
    'picoteo',
    'Aperitivo',
    'Aperitif',
    'frutos secos, aceitunas, canapés',
    'nuts, olives, canapés',
  ],
  postres: [
    'postres',
    'Postres',
    'Desserts',
    'tarta de frutas, crème brûlée, leche asada',
    'fruit tart, crème brûlée, baked custard',
  ],
  chocolate: ['postres', 'Chocolate', 'Chocolate', 'chocolate amargo, brownie', 'dark chocolate, brownie'],
} as const satisfies Record<string, Row>;
export type FoodId = keyof typeof ROWS;

const toFood = (id: FoodId, [group, es, en, examplesEs, examplesEn]: Row): Food => ({
  id,
  group,
  label: { es, en },
  examples: { es: examplesEs.split(', '), en: examplesEn.split(', ') },
});

export const FOODS: readonly Food[] = Object.entries(ROWS).map(([id, row]) => toFood(id as FoodId, row));
