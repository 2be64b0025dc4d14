import { facts, h2, notice, ol, p } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const openedBottle: ArticleSource = {
  slug: 'cuanto-dura-un-vino-abierto',
  date: '2026-08-28',
  scene: 'opened',
  topics: ['guias'],
  products: ['burbuja-lenta-brut', 'casona-peumal-carmenere', 'lucero-late-harvest'],
  es: {
    title: 'Cuánto dura un vino abierto',
    lead: 'Más de lo que crees, si lo tapas y lo enfrías. También el tinto.',
    description:
      'Cuántos días dura cada vino después de abrirlo, cómo guardarlo en casa y cómo saber si ya se pasó.',
    blocks: [
      p(
        'Es la pregunta que más nos hacen en la barra, casi siempre en voz baja, como quien confiesa que no terminó la botella. No hay nada que confesar. Un vino abierto no se echa a perder esa noche: se va oxidando, y qué tan rápido depende del vino, del aire que quedó adentro y del frío.',
      ),
      h2('cuantos-dias', 'Cuántos días'),
      facts(
        ['Espumante con tapón a presión', '2 a 3 días'],
        ['Espumante con una cuchara', 'Lo que demora en perder el gas: una noche'],
        ['Rosado y blanco liviano', '3 a 4 días'],
        ['Blanco con madera', '3 a 5 días'],
        ['Tinto liviano', '2 a 3 días'],
        ['Tinto con cuerpo', '3 a 5 días'],
        ['Cosecha tardía', '2 a 3 semanas'],
        ['Oporto y otros fortificados', '1 mes o más'],
      ),
      p('Todo esto con la botella tapada y en el refrigerador. Afuera, en verano, divide por la mitad.'),
      h2('como-guardarlo', 'Cómo guardarlo'),
      ol(
        'Tápalo apenas sirvas, con su propio corcho y del mismo lado en que venía. El de afuera puede traer polvo.',
        'Al refrigerador, tinto o blanco. El frío frena la oxidación más que cualquier aparato.',
        'De pie. Acostado, el vino toca más aire.',
        'Si queda menos de media botella, pásala a una botella chica y llénala hasta arriba. Es el mejor truco y es gratis.',
        'Saca el tinto media hora antes de volver a servirlo.',
      ),
      h2('mejora', 'Algunos mejoran'),
      p(
        'Un tinto joven y cerrado suele estar mejor al segundo día: el poco aire que entró hizo el trabajo de un decantador. Nos pasa con Carignan, con Syrah y con los Cabernet de guarda. Un blanco de costa pierde algo de perfume y gana en boca. Un vino viejo, en cambio, se toma el día que se abre.',
      ),
      h2('ya-se-paso', 'Cómo saber si ya se pasó'),
      p(
        'Huele a manzana golpeada, a nuez rancia o derechamente a vinagre; el color del tinto tira a ladrillo y el del blanco a ámbar. No hace daño, pero no da gusto. Sirve para una marinada, una reducción o un vinagre de la casa.',
      ),
      notice(
        'Si el vino huele a cartón mojado desde que lo abriste, no es que haya durado poco: es corcho. Mándanos una foto y te lo cambiamos.',
      ),
    ],
  },
  en: {
    title: 'How long an open wine lasts',
    lead: 'Longer than you think, if you close it and chill it. Reds too.',
    description:
      'How many days each wine lasts once opened, how to keep it at home and how to tell that it is past its time.',
    blocks: [
      p(
        'It is what we are asked most at the bar, nearly always in a low voice, as if to confess that the bottle was not finished. There is nothing to confess. An open wine does not spoil that night: it oxidises little by little, and how fast depends on the wine, on the air left inside and on the cold.',
      ),
      h2('cuantos-dias', 'How many days'),
      facts(
        ['Sparkling with a pressure stopper', '2 to 3 days'],
        ['Sparkling with a spoon', 'As long as its gas: one night'],
        ['Rosé and light white', '3 to 4 days'],
        ['White aged in oak', '3 to 5 days'],
        ['Light red', '2 to 3 days'],
        ['Full red', '3 to 5 days'],
        ['Late harvest', '2 to 3 weeks'],
        ['Port and other fortified wines', '1 month or more'],
      ),
      p('All this with the bottle closed and in the refrigerator. Outside, in summer, divide by two.'),
      h2('como-guardarlo', 'How to keep it'),
      ol(
        'Close it as soon as you have poured, with its cork the way it was: the side that was inside goes inside. The outer one may carry dust.',
        'Into the refrigerator, red or white. Cold slows oxidation more than any device.',
        'Standing. Lying down, the wine touches more air.',
        'If less than half is left, pour it into a small bottle and fill it to the top. It is the best trick and costs nothing.',
        'Take the red out half an hour before you pour it again.',
      ),
      h2('mejora', 'Some get better'),
      p(
        'A young, closed red is often better on the second day: the little air that came in did the work of a decanter. It happens to us with Carignan, with Syrah and with Cabernets made to keep. A coastal white loses some scent and gains in the mouth. An old wine, though, is drunk on the day it is opened.',
      ),
      h2('ya-se-paso', 'How to tell that it is past its time'),
      p(
        'It smells of bruised apple, of rancid walnut or plainly of vinegar; the red turns to brick and the white to amber. It does no harm, but gives no pleasure. It serves for a marinade, a reduction or a vinegar of your own.',
      ),
      notice(
        'If the wine smelt of wet cardboard from the moment you opened it, it did not last too little: it is corked. Send us a picture and we exchange it.',
      ),
    ],
  },
};
