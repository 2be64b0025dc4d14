import { hrefs } from 'shared-contracts/hrefs';
import { facts, h2, ol, p, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const cheeseBoard: ArticleSource = {
  slug: 'armar-una-tabla-de-quesos',
  date: '2026-07-24',
  scene: 'cheese-table',
  topics: ['mesa'],
  products: ['brie-de-meaux', 'comte', 'fourme-d-ambert', 'sainte-maure-de-touraine', 'miel-de-quillay'],
  es: {
    title: 'Cómo armar una tabla de quesos',
    lead: 'Cuatro quesos, un pan, algo dulce y algo ácido. Lo demás sobra.',
    description:
      'Cuántos quesos poner, cuántos gramos por persona, en qué orden comerlos y qué vino va con cada uno.',
    blocks: [
      p(
        'La tabla que se ve en las fotos lleva catorce cosas y nadie sabe por dónde empezar. La que se come entera lleva pocas, bien elegidas y a la temperatura justa. Esto es lo que hacemos en el bar cada noche.',
      ),
      h2('cuales', 'Cuatro familias, un queso de cada una'),
      facts(
        ['Blando', 'Brie, Camembert o Chaource: crema y champiñón'],
        ['De cabra', 'Crottin o Sainte-Maure: acidez y textura de tiza'],
        ['Duro', 'Comté o Beaufort: nuez y caramelo'],
        ['Azul', 'Roquefort o Fourme d’Ambert: sal y carácter'],
      ),
      p(
        'Con tres alcanza si son dos personas; deja fuera el de cabra o el azul, según quién venga. Cinco ya es una comida.',
      ),
      h2('cuanto', 'Cuánto'),
      ul(
        'De aperitivo, 80 gramos por persona en total.',
        'Después de la comida, 50.',
        'Como comida, 180, con ensalada y harto pan.',
      ),
      h2('como', 'En orden'),
      ol(
        'Saca los quesos del frío una hora antes, en su papel. Un Brie helado no sabe a nada.',
        'Corta de modo que cada pedazo tenga centro y borde: los redondos en cuñas, los cilindros en rodajas, el azul como torta.',
        'Ponlos en círculo, del más suave al más fuerte, siguiendo el reloj. Se comen en ese orden.',
        'Un cuchillo por queso, sobre todo para el azul.',
      ),
      h2('con-que', 'Qué va al lado'),
      p(
        'Pan de corteza, no galletas saladas: el queso ya tiene sal. Algo dulce, que puede ser membrillo, higos o nuestra miel de quillay, que con el azul es otra cosa. Algo ácido o crocante, uva, manzana verde o pepinillos. Nueces, si quieres. Nada de aceitunas ni ají, que no dejan probar.',
      ),
      h2('que-vino', 'Y un solo vino'),
      p(
        'Con la tabla entera el blanco gana casi siempre: un Chardonnay con algo de madera o un espumante brut pasan bien por los cuatro. El tinto con tanino pelea con el blando y pierde con el azul. Si quieres tinto, que sea Pinot Noir. Y para el final, media copa de [cosecha tardía](/vinos?tipo=dulce-late-harvest) con el azul: sal y azúcar, la única combinación que no se discute.',
      ),
      p(
        `Los quesos los cortamos el día del despacho. Están en [gourmet](${hrefs.gourmet}?tipo_gourmet=quesos-franceses).`,
      ),
    ],
  },
  en: {
    title: 'How to put together a cheese board',
    lead: 'Four cheeses, one bread, something sweet and something sharp. The rest is too much.',
    description:
      'How many cheeses to lay out, how many grams a person, in which order to eat them and which wine goes with each.',
    blocks: [
      p(
        'The board one sees in pictures carries fourteen things and nobody knows where to begin. The one that is eaten up carries few, well chosen and at the right temperature. This is what we do at the bar each night.',
      ),
      h2('cuales', 'Four families, one cheese of each'),
      facts(
        ['Soft', 'Brie, Camembert or Chaource: cream and mushroom'],
        ['Goat', 'Crottin or Sainte-Maure: acidity and a chalky texture'],
        ['Hard', 'Comté or Beaufort: walnut and caramel'],
        ['Blue', 'Roquefort or Fourme d’Ambert: salt and character'],
      ),
      p(
        'Three are enough for two people; leave out the goat or the blue, depending on who comes. Five are a meal.',
      ),
      h2('cuanto', 'How much'),
      ul(
        'Before a meal, 80 grams a person in all.',
        'After a meal, 50.',
        'As a meal, 180, with salad and plenty of bread.',
      ),
      h2('como', 'In order'),
      ol(
        'Take the cheeses out of the cold an hour before, in their paper. An icy Brie tastes of nothing.',
        'Cut so that each piece has heart and edge: round ones in wedges, cylinders in slices, the blue like a cake.',
        'Lay them in a circle, from the mildest to the strongest, clockwise. They are eaten in that order.',
        'A knife for each cheese, above all for the blue.',
      ),
      h2('con-que', 'What goes beside it'),
      p(
        'Crusty bread, no salted crackers: cheese has its salt. Something sweet, be it quince paste, figs or our quillay honey, which with the blue is another thing. Something sharp or crisp, grapes, green apple or gherkins. Walnuts, if you like. No olives nor chilli, which let you taste nothing.',
      ),
      h2('que-vino', 'And a single wine'),
      p(
        'With the whole board white nearly always wins: a Chardonnay with some oak or a brut sparkling wine passes well through all four. A tannic red fights with the soft one and loses to the blue. If it must be red, let it be Pinot Noir. And to end, half a glass of [late harvest](/vinos?tipo=dulce-late-harvest) with the blue: salt and sugar, the one match nobody argues about.',
      ),
      p(
        `We cut the cheeses on the day of dispatch. They are under [gourmet](${hrefs.gourmet}?tipo_gourmet=quesos-franceses).`,
      ),
    ],
  },
};
