import { facts, h2, h3, p, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const readingLabels: ArticleSource = {
  slug: 'como-leer-una-etiqueta',
  date: '2026-05-22',
  scene: 'labels',
  topics: ['guias'],
  products: ['cuesta-ocho-cabernet-sauvignon-reserva', 'piedra-lluvia-pinot-noir', 'vaucelle-brun-chablis'],
  es: {
    title: 'Cómo leer una etiqueta',
    lead: 'Qué está obligada a decir, qué quiere decir Reserva en Chile y qué palabras no significan nada.',
    description:
      'Cosecha, cepa, valle, Reserva, Gran Reserva, grado: qué dice la etiqueta de un vino chileno y qué puedes creerle.',
    blocks: [
      p(
        'Una etiqueta es mitad documento y mitad afiche. El documento está en letra chica y lo regula una ley; el afiche lo hizo un diseñador. Conviene saber cuál es cuál antes de pagar.',
      ),
      h2('lo-que-obliga', 'Lo que la ley obliga'),
      facts(
        ['Cepa', 'Si nombra una, al menos 75 % del vino es de ella'],
        ['Valle', 'Si nombra un origen, al menos 75 % de la uva viene de ahí'],
        ['Cosecha', 'Si dice un año, al menos 75 % es de ese año'],
        ['Grado', 'El alcohol, con medio grado de tolerancia'],
        ['Quién', 'Quién lo envasó y dónde'],
      ),
      h2('reserva', 'Las palabras grandes'),
      p(
        'En Chile, Reserva pide que el vino tenga medio grado más que el mínimo y un sabor que se distinga. Gran Reserva pide además contacto con madera. Nada más. No dicen cuánto tiempo, ni en qué barrica, ni de qué parra. En España, en cambio, una Gran Reserva pasó cinco años guardada antes de salir. Misma palabra, otra promesa.',
      ),
      h3('sin-reglas', 'Sin reglas'),
      ul(
        '**Premium, Icono, Selección, Winemaker’s**: lo que quiera quien las escribe.',
        '**Parras viejas**: no hay edad mínima. Pregunta cuántos años; quien las tiene, lo cuenta.',
        '**Natural**: todavía sin definición legal aquí. Suele querer decir sin nada agregado y poco sulfuroso.',
      ),
      h2('zona', 'Costa, Entre Cordilleras, Andes'),
      p(
        'Desde 2012 una etiqueta chilena puede decir a qué altura del mapa, de mar a montaña, creció la uva. Es de las palabras más útiles que hay: Costa avisa frescura y acidez; Andes, noches frías y tanino firme; Entre Cordilleras, fruta madura y suavidad.',
      ),
      h2('atras', 'Dala vuelta'),
      p(
        'La contraetiqueta es donde se nota quién tiene algo que contar. Si dice el nombre del cuartel, el año de plantación, cuántas botellas o cuántos meses de qué madera, alguien se está haciendo cargo. Si dice «ideal para carnes y quesos», alguien llenó un espacio.',
      ),
      p(
        'En nuestras fichas anotamos todo eso cuando la viña nos lo da, y cuando no, lo probamos: el cuerpo, la acidez y la guarda que ves ahí son de la mesa de los lunes.',
      ),
    ],
  },
  en: {
    title: 'How to read a label',
    lead: 'What it must say, what Reserva means in Chile and which words mean nothing.',
    description:
      'Vintage, grape, valley, Reserva, Gran Reserva, strength: what the label of a Chilean wine says and what you can believe.',
    blocks: [
      p(
        'A label is half document and half poster. The document is in small print and a law rules it; a designer made the poster. It is good to know which is which before paying.',
      ),
      h2('lo-que-obliga', 'What the law asks'),
      facts(
        ['Grape', 'If it names one, at least 75 % of the wine is of it'],
        ['Valley', 'If it names an origin, at least 75 % of the grapes come from there'],
        ['Vintage', 'If it says a year, at least 75 % is of that year'],
        ['Strength', 'The alcohol, give or take half a degree'],
        ['Who', 'Who bottled it and where'],
      ),
      h2('reserva', 'The big words'),
      p(
        'In Chile, Reserva asks for half a degree above the minimum and a taste that stands out. Gran Reserva also asks for contact with wood. Nothing else. They do not say for how long, in what barrel nor from which vines. In Spain, though, a Gran Reserva spent five years in the cellar before it left. The same word, another promise.',
      ),
      h3('sin-reglas', 'Without rules'),
      ul(
        '**Premium, Icon, Selection, Winemaker’s**: whatever the writer wishes.',
        '**Old vines**: there is no minimum age. Ask how old; who has them tells.',
        '**Natural**: still without a legal meaning here. It mostly means nothing added and little sulphur.',
      ),
      h2('zona', 'From coast to mountain: Costa, Entre Cordilleras, Andes'),
      p(
        'Since 2012 a Chilean label may say where between sea and mountains the grapes grew. These words are among the most useful: Costa tells of freshness and acidity; Andes, of cold nights and firm tannin; Entre Cordilleras, of ripe fruit and softness.',
      ),
      h2('atras', 'Turn it around'),
      p(
        'The back label is where one sees who has something to tell. If it gives the name of the plot, the year of planting, how many bottles or how many months in what wood, somebody stands by it. If it says “ideal with meat and cheese”, somebody filled a space.',
      ),
      p(
        'On our pages we note all of that when the winery tells us, and when it does not, we taste: the body, acidity and ageing you see there come from the Monday table.',
      ),
    ],
  },
};
