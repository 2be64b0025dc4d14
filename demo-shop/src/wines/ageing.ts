/** How wines are raised, and what it does to them. */
import type { Bilingual } from '../types.ts';
import type { AgeingId } from './types.ts';

interface Ageing {
  short: Bilingual;
  /** Sentences for the description; one is chosen. */
  says: readonly Bilingual[];
}

export const AGEING: Readonly<Record<AgeingId, Ageing>> = {
  steel: {
    short: { es: 'Acero inoxidable', en: 'Stainless steel' },
    says: [
      {
        es: 'Sin madera: fermentó frío en acero y se embotelló temprano para no perder fruta.',
        en: 'No wood: it fermented cold in steel and was bottled early to keep its fruit.',
      },
      {
        es: 'Pasó unos meses en acero y nada más; lo que se huele es la uva.',
        en: 'A few months in steel and nothing more; what you smell is the grape.',
      },
      {
        es: 'Vinificado en acero a baja temperatura, llega a la copa limpio y directo.',
        en: 'Made in steel at low temperature, it reaches the glass clean and direct.',
      },
    ],
  },
  lees: {
    short: { es: 'Sobre lías', en: 'On lees' },
    says: [
      {
        es: 'Seis meses sobre sus lías le dieron una textura cremosa sin quitarle filo.',
        en: 'Six months on its lees gave it a creamy texture without blunting its edge.',
      },
      {
        es: 'El reposo sobre lías finas redondea el paso por boca y agrega un toque de pan.',
        en: 'Resting on fine lees rounds the palate and adds a touch of bread.',
      },
    ],
  },
  french: {
    short: { es: '12 meses en roble francés', en: '12 months in French oak' },
    says: [
      {
        es: 'Doce meses en barricas francesas, la mayor parte usadas, lo ordenan sin taparlo.',
        en: 'Twelve months in French barrels, most of them used, bring order without covering it.',
      },
      {
        es: 'La crianza de un año en roble francés se nota en la textura más que en el aroma.',
        en: 'A year in French oak shows in the texture more than in the nose.',
      },
      {
        es: 'Envejeció un año en barrica francesa; la madera acompaña y no manda.',
        en: 'It aged for a year in French barrels; the wood keeps company and does not lead.',
      },
    ],
  },
  frenchLong: {
    short: { es: '20 meses en roble francés', en: '20 months in French oak' },
    says: [
      {
        es: 'Veinte meses en roble francés, un tercio nuevo, y otro año de botella antes de salir.',
        en: 'Twenty months in French oak, a third of it new, and another year in bottle before release.',
      },
      {
        es: 'Se crió veinte meses en barricas elegidas una a una; pide decantador y tiempo.',
        en: 'Raised for twenty months in barrels chosen one by one; it asks for a decanter and time.',
      },
    ],
  },
  american: {
    short: { es: '10 meses en roble americano', en: '10 months in American oak' },
    says: [
      {
        es: 'Diez meses en roble americano le suman coco y vainilla, siempre en segundo plano.',
        en: 'Ten months in American oak add coconut and vanilla, always in the background.',
      },
      {
        es: 'La barrica americana le da un costado dulce y especiado muy reconocible.',
        en: 'American oak gives it a sweet and spicy side you will recognise.',
      },
    ],
  },
  foudre: {
    short: { es: 'Fudre de 3.000 litros', en: '3,000-litre foudre' },
    says: [
      {
        es: 'Un año en fudres viejos: madera grande que pule los taninos y no deja sabor.',
        en: 'A year in old foudres: large wood that polishes tannins and leaves no flavour.',
      },
      {
        es: 'El fudre de tres mil litros le dio calma y conservó la fruta intacta.',
        en: 'The three-thousand-litre foudre gave it calm and kept the fruit whole.',
      },
    ],
  },
  egg: {
    short: { es: 'Huevo de concreto', en: 'Concrete egg' },
    says: [
      {
        es: 'El huevo de concreto mueve las lías solo y deja un vino de boca llena y final salino.',
        en: 'The concrete egg moves the lees by itself and leaves a wine with a full palate and a saline finish.',
      },
      {
        es: 'Ocho meses en huevo de concreto: textura de tiza y ni rastro de madera.',
        en: 'Eight months in a concrete egg: a chalky texture and not a trace of wood.',
      },
    ],
  },
  amphora: {
    short: { es: 'Tinaja de greda', en: 'Clay amphora' },
    says: [
      {
        es: 'Fermentó y reposó en tinajas de greda de más de cien años, con levaduras del lugar.',
        en: 'It fermented and rested in clay jars more than a century old, with native yeasts.',
      },
      {
        es: 'La greda lo deja respirar despacio: fruta franca, tanino de tierra y ningún maquillaje.',
        en: 'Clay lets it breathe slowly: frank fruit, earthy tannin and no make-up.',
      },
    ],
  },
  traditional: {
    short: { es: 'Método tradicional, 24 meses sobre lías', en: 'Traditional method, 24 months on lees' },
    says: [
      {
        es: 'Segunda fermentación en botella y veinticuatro meses en la oscuridad antes del degüelle.',
        en: 'Second fermentation in bottle and twenty-four months in the dark before disgorging.',
      },
      {
        es: 'Dos años sobre sus lías explican la burbuja fina y el aroma a masa recién horneada.',
        en: 'Two years on its lees explain the fine bead and the smell of fresh dough.',
      },
    ],
  },
  charmat: {
    short: { es: 'Método Charmat', en: 'Charmat method' },
    says: [
      {
        es: 'La espuma nació en estanque cerrado, por eso conserva toda la fruta fresca.',
        en: 'Its sparkle was born in a closed tank, which is why all the fresh fruit is still there.',
      },
      {
        es: 'Hecho en estanque, sin vueltas: burbuja alegre y trago fácil.',
        en: 'Made in tank, no fuss: a cheerful bead and an easy sip.',
      },
    ],
  },
  port: {
    short: { es: 'Toneles de castaño y roble', en: 'Chestnut and oak casks' },
    says: [
      {
        es: 'Envejeció en toneles viejos, donde el alcohol y la fruta se fueron haciendo amigos.',
        en: 'It aged in old casks, where spirit and fruit slowly became friends.',
      },
    ],
  },
};
