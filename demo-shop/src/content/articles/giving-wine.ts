import { hrefs } from 'shared-contracts/hrefs';
import { facts, h2, p, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const givingWine: ArticleSource = {
  slug: 'regalar-vino-sin-equivocarse',
  date: '2025-12-05',
  scene: 'wrapping',
  topics: ['regalos'],
  products: ['regalo-cordillera', 'caja-descubre-chile', 'regalo-champagne', 'caja-noche-de-quesos'],
  es: {
    title: 'Regalar vino sin equivocarse',
    lead: 'Cuatro preguntas, y la respuesta casi nunca es la botella más cara.',
    description:
      'Cómo elegir un vino de regalo según quién lo recibe, cuánto gastar y qué escribir en la tarjeta.',
    blocks: [
      p(
        'En diciembre escuchamos la misma frase cincuenta veces al día: «no sé nada de vino y él sí». Es más fácil de lo que parece. A quien sabe no se le regala conocimiento, se le regala curiosidad; a quien no sabe, una buena tarde.',
      ),
      h2('cuatro-preguntas', 'Cuatro preguntas'),
      ul(
        '**¿Toma en la semana o en ocasiones?** Si es en la semana, tres botellas ricas valen más que una famosa.',
        '**¿Qué come?** El que hace asados quiere tinto con cuerpo; la que vive en la costa, blancos.',
        '**¿Tiene dónde guardar?** Si no, nada que haya que esperar diez años.',
        '**¿Le gusta probar cosas raras?** Un naranjo o un Carignan de secano son un regalo; para otro son un problema.',
      ),
      h2('segun-quien', 'Según quién'),
      facts(
        ['La jefa', 'Un espumante de método tradicional. Nadie lo devuelve'],
        ['El suegro', 'Un Cabernet del Maipo con algunos años'],
        ['La amiga que cocina', 'La caja con quesos, para usarla esa noche'],
        ['El que ya tiene de todo', 'Tres botellas de una zona que no conoce'],
        ['Los recién casados', 'Dos iguales: una ahora y otra para el quinto año'],
        ['Un equipo', 'La misma caja para todos. Comparar es feo'],
        ['Quien no toma alcohol', 'Aceite, miel y chocolate. También los envolvemos'],
      ),
      h2('cuanto', 'Cuánto gastar'),
      p(
        'Entre quince y veinticinco mil pesos está lo mejor de la tienda en relación con lo que cuesta. Sobre eso pagas rareza, años o nombre, que a veces es justo lo que buscas. Bajo diez mil hay vinos muy ricos, pero van mejor de a dos.',
      ),
      h2('la-tarjeta', 'La tarjeta'),
      p(
        'Es la mitad del regalo y es gratis. No escribas el puntaje: escribe por qué. «Para el primer asado en la casa nueva» hace que esa botella se abra ese día. Nosotros la copiamos a mano, y el paquete va sin precios.',
      ),
      p(
        `Si prefieres no pensarlo, [las cajas](${hrefs.boxes}) ya están pensadas. Las que dicen «para regalar» llegan con cinta y sin cartón a la vista.`,
      ),
    ],
  },
  en: {
    title: 'How to give wine and get it right',
    lead: 'Four questions, and the answer is hardly ever the dearest bottle.',
    description:
      'How to choose a wine as a gift by who receives it, how much to spend and what to write on the card.',
    blocks: [
      p(
        'In December we hear the same sentence fifty times a day: “I know nothing about wine and he does”. It is easier than it seems. Who knows is not given knowledge but curiosity; who does not, a good afternoon.',
      ),
      h2('cuatro-preguntas', 'Four questions'),
      ul(
        '**During the week or on occasions?** If it is during the week, three good bottles are worth more than a famous one.',
        '**What do they eat?** Who barbecues wants a red with body; who lives on the coast, whites.',
        '**Is there a place to keep it?** If not, nothing that has to wait for ten years.',
        '**Do they like odd things?** An orange wine or a dry-farmed Carignan is a gift; to others it is a problem.',
      ),
      h2('segun-quien', 'By who it is'),
      facts(
        ['The boss', 'A traditional-method sparkling wine. Nobody returns it'],
        ['The father-in-law', 'A Cabernet of the Maipo with some years'],
        ['The friend who cooks', 'The box with cheese, to use that very night'],
        ['Who has everything', 'Three bottles from an area they do not know'],
        ['The newly-weds', 'Two of the same: one for now and one for the fifth year'],
        ['A team', 'The same box for all. Comparing is ugly'],
        ['Who does not drink', 'Oil, honey and chocolate. We wrap those too'],
      ),
      h2('cuanto', 'How much to spend'),
      p(
        'Between fifteen and twenty-five thousand pesos stands the best of the shop for what it costs. Above that you pay for rarity, years or a name, which at times is just what you are after. Below ten thousand there are very good wines, but they do better in pairs.',
      ),
      h2('la-tarjeta', 'The card'),
      p(
        'It is half the gift and costs nothing. Do not write the score: write why. “For the first asado in the new house” makes that bottle be opened on that day. We copy it by hand, and the parcel carries no prices.',
      ),
      p(
        `If you would rather not think about it, [the boxes](${hrefs.boxes}) are thought out already. Those “to give” come with a ribbon and no cardboard in sight.`,
      ),
    ],
  },
};
