import { facts, h2, p, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const sparkling: ArticleSource = {
  slug: 'de-donde-sale-la-burbuja',
  date: '2026-07-03',
  scene: 'bubbles',
  topics: ['guias', 'vinas'],
  products: [
    'burbuja-lenta-brut',
    'siete-minutos-brut-nature',
    'colle-verde-prosecco',
    'maison-aubrelle-brut-reserve',
  ],
  es: {
    title: 'De dónde sale la burbuja',
    lead: 'Método tradicional, Charmat, Brut, Nature: lo que dice la etiqueta de un espumante y lo que significa en la copa.',
    description:
      'Cómo se hace un espumante, en qué se diferencian método tradicional y Charmat, y cuánta azúcar tiene un Brut, un Extra Brut y un Nature.',
    blocks: [
      p(
        'Toda burbuja es lo mismo: gas que una levadura soltó al comerse el azúcar y que no pudo escapar. Lo que cambia es dónde estaba encerrada. De eso depende el precio, el tamaño de la burbuja y si el vino huele a manzana o a pan recién tostado.',
      ),
      h2('metodo-tradicional', 'En la botella'),
      p(
        'En el método tradicional la segunda fermentación ocurre dentro de la misma botella que compras. Se cierra con un poco de azúcar y levadura, se acuesta y se espera: un año, tres, a veces siete. La levadura muere y se queda ahí, dándole al vino ese olor a brioche y una burbuja fina que parece crema. Después hay que girar la botella hasta que todo baje al cuello, congelarlo y sacarlo. Son muchas manos, y se pagan.',
      ),
      h2('charmat', 'En el estanque'),
      p(
        'En el Charmat la segunda fermentación pasa en un estanque a presión y dura semanas. El vino queda más fresco, con la fruta delante y la burbuja más traviesa. Así se hace el Prosecco y también muchos espumantes chilenos de todos los días. No es peor, es otra cosa: para un aperitivo al sol o un trago con naranja es lo que corresponde.',
      ),
      h2('el-azucar', 'Brut no quiere decir seco del todo'),
      p('Antes de tapar se agrega, o no, un poco de licor. De ahí sale el nombre:'),
      facts(
        ['Brut Nature', 'Hasta 3 gramos de azúcar por litro, nada agregado'],
        ['Extra Brut', 'Hasta 6'],
        ['Brut', 'Hasta 12: lo más común, apenas se nota'],
        ['Extra Dry', '12 a 17: a pesar del nombre, más dulce que el Brut'],
        ['Demi-Sec', '32 a 50: para el postre'],
      ),
      h2('en-chile', 'En Chile'),
      p(
        'El frío es lo que importa, y acá hay: Limarí y Casablanca por el mar, Biobío y Malleco por la latitud. Se cosecha en febrero, con la uva todavía ácida. Los de método tradicional del sur juegan sin complejos al lado de los franceses que cuestan el triple.',
      ),
      h2('al-servir', 'Al servir'),
      ul(
        'Frío de verdad: 6 a 8 grados, tres horas de refrigerador o veinte minutos de hielo con agua.',
        'Se gira la botella, no el corcho, y se lo deja salir con un suspiro. El ruido es gas que perdiste.',
        'La flauta se ve linda, pero una copa de vino blanco deja oler.',
        'Con papas fritas. Hablamos en serio.',
      ),
    ],
  },
  en: {
    title: 'Where the bubbles come from',
    lead: 'Traditional method, Charmat, Brut, Nature: what the label of a sparkling wine says and what it means in the glass.',
    description:
      'How sparkling wine is made, how traditional method and Charmat differ, and how much sugar a Brut, an Extra Brut and a Nature hold.',
    blocks: [
      p(
        'All bubbles are the same: gas that a yeast let go as it ate sugar, and that could not escape. What changes is where it was shut in. On that depend the price, the size of the bubble and whether the wine smells of apple or of fresh toast.',
      ),
      h2('metodo-tradicional', 'In the bottle'),
      p(
        'In the traditional method the second fermentation happens in the very bottle you buy. It is closed with a little sugar and yeast, laid down and left to wait: a year, three, at times seven. The yeast dies and stays there, giving the wine that smell of brioche and a fine bubble that feels like cream. Then the bottle is turned until everything has come down to the neck, which is frozen and let out. It takes many hands, and they are paid for.',
      ),
      h2('charmat', 'In the tank'),
      p(
        'In Charmat the second fermentation happens in a pressure tank and lasts for weeks. The wine stays fresher, fruit first, with a livelier bubble. That is how Prosecco is made, and many everyday Chilean sparkling wines. It is not worse, it is something else: for an aperitif in the sun or a drink with orange it is the right thing.',
      ),
      h2('el-azucar', 'Brut does not mean wholly dry'),
      p('Before the cork goes in, a little liqueur is added, or not. That is where the name comes from:'),
      facts(
        ['Brut Nature', 'Up to 3 grams of sugar per litre, none added'],
        ['Extra Brut', 'Up to 6'],
        ['Brut', 'Up to 12: the most common, hardly noticed'],
        ['Extra Dry', '12 to 17: in spite of its name, sweeter than Brut'],
        ['Demi-Sec', '32 to 50: for dessert'],
      ),
      h2('en-chile', 'In Chile'),
      p(
        'Cold is what matters, and there is plenty: Limarí and Casablanca from the sea, Biobío and Malleco from the latitude. Grapes are picked in February, while still sharp. The traditional-method wines of the south stand without blushing beside French ones at three times the price.',
      ),
      h2('al-servir', 'When you serve it'),
      ul(
        'Truly cold: 6 to 8 degrees, three hours in the refrigerator or twenty minutes in ice and water.',
        'Turn the bottle, not the cork, and let it out with a sigh. The noise is gas you have lost.',
        'A flute looks pretty, but a white wine glass lets you smell.',
        'With chips. We mean it.',
      ),
    ],
  },
};
