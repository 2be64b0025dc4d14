/**
 * Food pairing rules (docs/product/sommelier.md#rules): the first matching rule gives the reason. Long file, because it
 * is one table whose foods must be consistent with each other. Keys are ids of foods (`foods.ts`).
 */
import type { FoodId } from '../products/foods.ts';
import type { Conditions, Rule } from './rule.ts';

/** Ranges on the scales from 1 to 5. */
const DRY = [1, 2] as const;
const SWEET = [4, 5] as const;
const HIGH = [4, 5] as const;
/** Wine types, as slugs of the filter `tipo`. */
const WHITE: Conditions['types'] = ['blanco'];
/** A natural wine may be red: a reason may say so only with a red grape, or with tannin, which only red grapes have. */
const RED: Conditions['types'] = ['tinto', 'natural', 'organico'];
const SPARKLING: Conditions['types'] = ['espumante'];
const ROSE: Conditions['types'] = ['rosado'];
const ORANGE: Conditions['types'] = ['naranjo'];

const rule = (when: Conditions, es: string, en: string): Rule => ({ when, reason: { es, en } });

export const RULES: Readonly<Record<FoodId, readonly Rule[]>> = {
  vacuno: [
    rule(
      { types: RED, tannin: HIGH, body: HIGH, sweetness: DRY },
      'Tanino firme y buen cuerpo: la grasa de la carne lo suaviza y queda la fruta.',
      'Firm tannin and plenty of body: the fat of the meat softens it and leaves the fruit.',
    ),
    rule(
      { types: RED, tannin: [3, 3], body: HIGH, sweetness: DRY },
      'Tiene cuerpo para el asado y un tanino maduro que no tapa la carne.',
      'It has the body for a roast, and a ripe tannin that does not hide the meat.',
    ),
  ],
  cordero: [
    rule(
      { types: RED, grapes: ['syrah', 'mourvedre'], sweetness: DRY },
      'La pimienta de esta cepa va con el sabor marcado del cordero.',
      'The pepper of this grape goes with the deep taste of lamb.',
    ),
    rule(
      { types: RED, tannin: HIGH, acidity: HIGH, sweetness: DRY },
      'Acidez alta y tanino firme: limpian la grasa del cordero entre bocado y bocado.',
      'High acidity and firm tannin: they clear the fat of the lamb between bites.',
    ),
    rule(
      { types: RED, tannin: [3, 5], body: [3, 5], sweetness: DRY },
      'Tinto de tanino presente, que pide una carne con carácter como el cordero.',
      'A red whose tannin shows, which asks for meat with character such as lamb.',
    ),
  ],
  cerdo: [
    rule(
      { types: RED, acidity: HIGH, sweetness: DRY },
      'La acidez alta corta la grasa del cerdo y refresca.',
      'High acidity cuts the fat of pork and refreshes.',
    ),
    rule(
      { types: RED, tannin: [1, 3], body: [3, 3], sweetness: DRY },
      'Cuerpo medio y tanino amable: acompaña al cerdo sin pesar.',
      'Medium body and friendly tannin: it goes along with pork and does not weigh.',
    ),
    rule(
      { types: ORANGE, sweetness: DRY },
      'Es un blanco hecho con sus pieles: tiene el agarre que el cerdo necesita.',
      'It is a white made with its skins: it has the grip that pork needs.',
    ),
  ],
  aves: [
    rule(
      { types: RED, tannin: [1, 2], sweetness: DRY },
      'Tinto de tanino suave: no le gana a la carne blanca.',
      'A red of soft tannin: it does not overpower white meat.',
    ),
    rule(
      { types: WHITE, body: HIGH, sweetness: DRY },
      'Blanco con cuerpo, a la altura de un ave asada.',
      'A white with body, a match for a roast bird.',
    ),
    rule(
      { types: RED, tannin: [3, 3], body: [1, 3], sweetness: DRY },
      'Tinto de cuerpo medio o menos: deja hablar al pato y al pavo.',
      'A red of medium body or less: it lets duck and turkey speak.',
    ),
  ],
  caza: [
    rule(
      { types: RED, body: [5, 5], tannin: HIGH, sweetness: DRY },
      'Robusto y de tanino firme: la caza, de sabor profundo, necesita un tinto así.',
      'Full and of firm tannin: game tastes deep and needs such a red.',
    ),
    rule(
      { types: RED, acidity: HIGH, tannin: HIGH, sweetness: DRY },
      'Tanino y acidez para las salsas largas de la caza.',
      'Tannin and acidity for the slow sauces of game.',
    ),
  ],
  'pescado-blanco': [
    rule(
      { types: WHITE, freshness: HIGH, sweetness: DRY },
      'Blanco seco y fresco: realza el pescado como lo haría un limón.',
      'A dry, fresh white: it lifts the fish as lemon would.',
    ),
    rule(
      { types: WHITE, body: HIGH, sweetness: DRY },
      'Blanco seco con cuerpo, para un pescado con mantequilla o salsa.',
      'A dry white with body, for fish in butter or with a sauce.',
    ),
  ],
  'pescado-graso': [
    rule(
      { types: RED, tannin: [1, 2], acidity: HIGH, sweetness: DRY },
      'Poco tanino y acidez alta: un tinto que no choca con el pescado graso.',
      'Little tannin and high acidity: a red that does not clash with oily fish.',
    ),
    rule(
      { types: ROSE, sweetness: DRY, freshness: HIGH },
      'Rosado seco: tiene la frescura del blanco y algo más de fruta para el salmón.',
      'A dry rosé: the freshness of a white and a little more fruit for salmon.',
    ),
    rule(
      { types: WHITE, body: HIGH, sweetness: DRY },
      'Blanco con cuerpo: no se pierde junto al salmón o al atún.',
      'A white with body: it does not get lost beside salmon or tuna.',
    ),
  ],
  mariscos: [
    rule(
      { types: WHITE, acidity: [5, 5], sweetness: DRY },
      'Acidez muy alta: hace en el marisco lo que hace el limón.',
      'Very high acidity: it does to shellfish what lemon does.',
    ),
    rule(
      { types: SPARKLING, sweetness: DRY },
      'Burbuja seca: limpia la boca entre una ostra y la siguiente.',
      'Dry bubbles: they clear the mouth between one oyster and the next.',
    ),
    rule(
      { types: WHITE, freshness: HIGH, sweetness: DRY },
      'Blanco seco de frescor alto, que respeta la sal del marisco.',
      'A dry white of high freshness, which respects the salt of shellfish.',
    ),
  ],
  'ceviche-sushi': [
    rule(
      { types: WHITE, acidity: HIGH, freshness: HIGH, body: [1, 3] },
      'Liviano y ácido: aguanta el limón del ceviche y no tapa el pescado crudo.',
      'Light and bright: it stands up to the lime of ceviche and does not hide raw fish.',
    ),
    rule(
      { types: SPARKLING, sweetness: DRY },
      'La burbuja seca refresca el arroz y el jengibre.',
      'Dry bubbles refresh rice and ginger.',
    ),
  ],
  'pastas-rojas': [
    rule(
      { types: RED, acidity: HIGH, sweetness: DRY },
      'Su acidez está a la altura de la del tomate.',
      'Its acidity keeps up with that of the tomato.',
    ),
    rule(
      { types: RED, body: [3, 3], tannin: [1, 3], sweetness: DRY },
      'Tinto de cuerpo medio y tanino amable, el de todos los días para una salsa de tomate.',
      'A red of medium body and friendly tannin, the everyday one for a tomato sauce.',
    ),
  ],
  'pastas-blancas': [
    rule(
      { types: WHITE, body: HIGH, sweetness: DRY },
      'Blanco seco con cuerpo: tiene el peso de la crema.',
      'A dry white with body: it has the weight of the cream.',
    ),
    rule(
      { types: WHITE, body: [3, 3], sweetness: DRY },
      'Cuerpo medio: acompaña la salsa blanca sin perderse.',
      'Medium body: it goes along with a white sauce and does not get lost.',
    ),
  ],
  verduras: [
    rule(
      { types: WHITE, freshness: HIGH, sweetness: DRY },
      'Seco y fresco, en el mismo tono que las hojas verdes.',
      'Dry and fresh, in the same key as green leaves.',
    ),
    rule(
      { types: ROSE, sweetness: DRY },
      'Rosado seco: va con lo asado y con lo crudo.',
      'A dry rosé: it goes with what is roast and with what is raw.',
    ),
    rule(
      { types: RED, tannin: [1, 2], body: [1, 2], sweetness: DRY },
      'Tinto ligero de tanino suave, para verduras a la parrilla.',
      'A light red of soft tannin, for grilled vegetables.',
    ),
  ],
  legumbres: [
    rule(
      { types: RED, grapes: ['pais', 'carmenere', 'merlot'], sweetness: DRY },
      'Cepa de la mesa de campo chilena, hecha para los guisos de olla.',
      'A grape of the Chilean country table, made for stews.',
    ),
    rule(
      { types: RED, tannin: [1, 3], body: [2, 4], sweetness: DRY },
      'Tanino amable: no se pone áspero con las legumbres.',
      'Friendly tannin: it does not turn harsh with pulses.',
    ),
  ],
  chilena: [
    rule(
      { types: RED, grapes: ['carmenere'], sweetness: DRY },
      'Carmenère: sus notas de pimiento van con el pino y el comino.',
      'Carmenère: its hint of pepper goes with beef, onion and cumin.',
    ),
    rule(
      { types: RED, grapes: ['pais', 'merlot', 'cinsault'], sweetness: DRY },
      'Cepa de la casa de campo: fruta y tanino amable para la empanada y la cazuela.',
      'A grape of the farmhouse: fruit and friendly tannin for empanadas and cazuela.',
    ),
  ],
  picante: [
    rule(
      { types: WHITE, sweetness: [2, 4] },
      'Su punto de azúcar baja el ardor del ají.',
      'Its touch of sugar calms the heat of the chilli.',
    ),
    rule(
      {
        types: WHITE,
        grapes: ['gewurztraminer', 'riesling', 'viognier', 'torrontes', 'moscatel-de-alejandria'],
      },
      'Blanco de cepa aromática: sus flores y frutas conversan con las especias.',
      'A white of an aromatic grape: its flowers and fruit talk with the spices.',
    ),
    rule(
      { types: ROSE, freshness: HIGH },
      'Rosado fresco y sin tanino que el picante pueda volver amargo.',
      'A fresh rosé, with no tannin for the heat to turn bitter.',
    ),
    rule(
      { types: ORANGE },
      'Naranjo: tiene la textura para las especias.',
      'An orange wine: it has the texture for spices.',
    ),
  ],
  'queso-blando': [
    rule(
      { types: SPARKLING, sweetness: DRY },
      'Burbuja seca: despega la crema del queso del paladar.',
      'Dry bubbles: they lift the cream of the cheese off the palate.',
    ),
    rule(
      { types: WHITE, body: HIGH, sweetness: DRY },
      'Blanco con cuerpo, tan untuoso como el queso.',
      'A white with body, as creamy as the cheese.',
    ),
    rule(
      { types: RED, tannin: [1, 2], acidity: HIGH, sweetness: DRY },
      'Poco tanino y acidez alta: un tinto que no amarga con la corteza.',
      'Little tannin and high acidity: a red that does not turn bitter with the rind.',
    ),
  ],
  'queso-cabra': [
    rule(
      { types: WHITE, grapes: ['sauvignon-blanc'], sweetness: DRY },
      'Sauvignon Blanc seco: su acidez y la del queso de cabra son de la misma familia.',
      'Dry Sauvignon Blanc: its acidity and that of goat cheese are of one family.',
    ),
    rule(
      { types: WHITE, acidity: HIGH, body: [1, 3], sweetness: DRY },
      'Blanco ácido y liviano: aligera la textura del queso de cabra.',
      'A bright, light white: it eases the texture of goat cheese.',
    ),
    rule(
      { types: RED, grapes: ['cabernet-franc'], sweetness: DRY },
      'Cabernet Franc: en el Loira, su tierra, se sirve con queso de cabra.',
      'Cabernet Franc: in the Loire, its home, it is served with goat cheese.',
    ),
  ],
  'queso-duro': [
    rule(
      { types: RED, tannin: HIGH, body: HIGH, sweetness: DRY },
      'La sal del queso maduro suaviza su tanino firme.',
      'The salt of aged cheese softens its firm tannin.',
    ),
    rule(
      { types: WHITE, body: HIGH, sweetness: DRY },
      'Blanco con cuerpo: va con el sabor a nuez de un queso largo.',
      'A white with body: it goes with the nutty taste of a long-aged cheese.',
    ),
    rule(
      { types: ORANGE },
      'Naranjo: su agarre está a la altura de un queso curado.',
      'An orange wine: its grip is a match for a cured cheese.',
    ),
    rule(
      { types: RED, grapes: ['tempranillo'], sweetness: DRY },
      'Tempranillo, que en su tierra se toma con queso de oveja.',
      'Tempranillo, which at home is drunk with sheep’s cheese.',
    ),
  ],
  'queso-azul': [
    rule(
      { types: ['dulce-late-harvest', 'fortificado'], sweetness: SWEET },
      'Dulce contra sal: el contraste que pide un queso azul.',
      'Sweet against salt: the contrast that blue cheese asks for.',
    ),
  ],
  cecinas: [
    rule(
      { types: RED, tannin: [1, 2], sweetness: DRY },
      'Tinto de tanino suave: la sal del jamón no lo endurece.',
      'A red of soft tannin: the salt of the ham does not harden it.',
    ),
    rule(
      { types: SPARKLING, sweetness: DRY },
      'Burbuja seca para cortar la grasa de la cecina.',
      'Dry bubbles to cut the fat of cold cuts.',
    ),
    rule(
      { types: ROSE, sweetness: DRY, freshness: HIGH },
      'Rosado seco, fresco al lado de lo salado.',
      'A dry rosé, fresh beside what is salty.',
    ),
  ],
  aperitivo: [
    rule(
      { types: SPARKLING, sweetness: [1, 3] },
      'Con burbujas y sin exceso de azúcar: abre el apetito.',
      'Bubbles and no excess of sugar: it opens the appetite.',
    ),
    rule(
      { types: WHITE, body: [1, 2], freshness: HIGH, sweetness: DRY },
      'Blanco liviano y fresco, para partir sin cansarse.',
      'A light, fresh white, to begin without tiring.',
    ),
    rule(
      { types: ROSE, sweetness: DRY },
      'Rosado seco: va con aceitunas, almendras y conversación.',
      'A dry rosé: it goes with olives, almonds and talk.',
    ),
  ],
  postres: [
    rule(
      { types: ['dulce-late-harvest'], sweetness: SWEET },
      'Es tan dulce como el postre, así que ninguno hace ver ácido al otro.',
      'It is as sweet as the dessert, so neither makes the other taste sour.',
    ),
    rule(
      { types: SPARKLING, sweetness: [3, 5], body: [1, 3] },
      'Burbuja con dulzor, liviana para terminar.',
      'Bubbles with sweetness, light to end with.',
    ),
  ],
  chocolate: [
    rule(
      { types: ['fortificado'], sweetness: SWEET, body: HIGH },
      'Dulce y con cuerpo: pocos vinos aguantan el amargor del chocolate como este.',
      'Sweet and with body: few wines stand up to the bitterness of chocolate like this one.',
    ),
    rule(
      { types: RED, body: [5, 5], grapes: ['syrah', 'petit-verdot', 'touriga-nacional'], sweetness: DRY },
      'Robusto y de fruta negra, que con el chocolate amargo se entiende.',
      'Full and of black fruit, which agrees with dark chocolate.',
    ),
  ],
};
