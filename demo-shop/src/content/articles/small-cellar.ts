import { facts, h2, p, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const smallCellar: ArticleSource = {
  slug: 'una-cava-en-un-departamento',
  date: '2026-05-01',
  scene: 'cellar',
  topics: ['guias'],
  products: [
    'cumbre-callada',
    'molino-del-tutuven-carignan',
    'robledal-viejo-gran-reserva',
    'caja-guarda-larga',
  ],
  es: {
    title: 'Una cava en un departamento',
    lead: 'No hace falta un sótano. Hace falta un rincón oscuro y paciencia.',
    description:
      'Dónde y cómo guardar vino en casa, qué botellas conviene esperar, cuántos años y cuándo abrirlas.',
    blocks: [
      p(
        'Nueve de cada diez botellas que vendemos se abren esa misma semana, y está bien: fueron hechas para eso. La décima es distinta. Si la dejas tranquila cinco años te devuelve algo que no se puede comprar, porque nadie vende el tiempo. Guardarla bien es menos difícil de lo que parece.',
      ),
      h2('donde', 'Dónde'),
      p('Piensa en lo que el vino odia y busca el lugar que no lo tiene.'),
      ul(
        '**El calor.** Sobre 22 grados envejece mal. La cocina y arriba del refrigerador son los peores lugares de la casa.',
        '**Los cambios.** Mejor 19 grados parejos que 14 de noche y 26 de día.',
        '**La luz.** Sobre todo el sol. Un clóset le gana a una repisa bonita.',
        '**El movimiento.** Lejos de la lavadora.',
        '**El aire seco.** Con corcho, acostado, para que no se seque. Con tapa rosca da lo mismo.',
      ),
      p(
        'El piso de un clóset en el dormitorio de la sombra, dentro de la misma caja de cartón en que llegó: eso es una cava. Si vas a guardar más de treinta botellas, una vitrina refrigerada a 13 grados se paga sola.',
      ),
      h2('que-guardar', 'Qué guardar y cuánto'),
      facts(
        ['Cabernet y ensamblajes del Maipo', '8 a 15 años'],
        ['Carignan de secano', '8 a 12 años'],
        ['Syrah de clima frío', '6 a 10 años'],
        ['Chardonnay de Limarí', '4 a 7 años'],
        ['Riesling', '5 a 12 años'],
        ['Cosecha tardía', '10 a 20 años'],
        ['Sauvignon Blanc, rosado, varietales', 'No los guardes, tómalos'],
      ),
      p(
        'Lo que hace durar a un vino es la acidez, el tanino, el azúcar o las tres cosas. El precio ayuda poco: hay Carignan de diez mil pesos que duran más que muchos tintos del doble.',
      ),
      h2('cuantas', 'De a tres'),
      p(
        'Compra tres iguales. Abre una ahora, para saber qué guardas. La segunda a mitad de camino. La tercera cuando corresponda, o cuando tengas algo que celebrar, que también corresponde. Anota la fecha en el cuello con lápiz; la memoria no dura tanto como el vino.',
      ),
      h2('cuando', 'Cuándo abrirla'),
      p(
        'Antes de lo que crees. Los vinos no mejoran para siempre: suben, se quedan un tiempo arriba y bajan. Es mucho más triste llegar tarde que llegar temprano. En la ficha de cada vino está la guarda que le damos nosotros, contada desde su cosecha.',
      ),
    ],
  },
  en: {
    title: 'A cellar in a flat',
    lead: 'It takes no basement. It takes a dark corner and patience.',
    description:
      'Where and how to keep wine at home, which bottles are worth waiting for, how many years, and when to open them.',
    blocks: [
      p(
        'Nine of ten bottles we sell are opened that very week, and that is fine: they were made for it. The tenth is different. Leave it alone for five years and it gives back something that cannot be bought, since nobody sells time. To keep it well is less hard than it seems.',
      ),
      h2('donde', 'Where'),
      p('Think of what wine hates and look for the place that has none of it.'),
      ul(
        '**Heat.** Above 22 degrees it ages badly. The kitchen and the top of the refrigerator are the worst places at home.',
        '**Change.** Better an even 19 degrees than 14 by night and 26 by day.',
        '**Light.** Above all the sun. A wardrobe beats a handsome shelf.',
        '**Movement.** Far from the washing machine.',
        '**Dry air.** With a cork, lying down, so that it does not dry out. With a screw cap it makes no difference.',
      ),
      p(
        'The floor of a wardrobe in the shady bedroom, in the same cardboard box it came in: that is a cellar. If you mean to keep over thirty bottles, a cabinet at 13 degrees pays for itself.',
      ),
      h2('que-guardar', 'What to keep and how long'),
      facts(
        ['Cabernet and blends of the Maipo', '8 to 15 years'],
        ['Dry-farmed Carignan', '8 to 12 years'],
        ['Cool-climate Syrah', '6 to 10 years'],
        ['Chardonnay of Limarí', '4 to 7 years'],
        ['Riesling', '5 to 12 years'],
        ['Late harvest', '10 to 20 years'],
        ['Sauvignon Blanc, rosé, everyday wines', 'Do not keep them, drink them'],
      ),
      p(
        'What makes a wine last is acidity, tannin, sugar or all three. The price helps little: there are Carignans of ten thousand pesos that outlast many reds of twice as much.',
      ),
      h2('cuantas', 'By threes'),
      p(
        'Buy three of the same. Open one now, to know what you keep. The second half way. The third when its time comes, or when you have something to celebrate, which is its time too. Write the date on the neck in pencil; memory does not last as long as wine.',
      ),
      h2('cuando', 'When to open it'),
      p(
        'Sooner than you think. Wines do not get better for ever: they climb, stay up for a while and come down. It is far sadder to be late than to be early. The page of each wine gives the years we think it keeps, from its vintage on.',
      ),
    ],
  },
};
