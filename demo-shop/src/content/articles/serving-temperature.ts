import { hrefs } from 'shared-contracts/hrefs';
import { facts, h2, notice, p, scene, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const servingTemperature: ArticleSource = {
  slug: 'a-que-temperatura-se-sirve',
  date: '2026-10-23',
  scene: 'serving',
  topics: ['guias'],
  products: ['helecho-pinot-noir-reserva', 'faro-chardonnay-reserva', 'zaguan-merlot-reserva'],
  es: {
    title: 'A qué temperatura se sirve',
    lead: 'El tinto no va a temperatura ambiente en enero.',
    description:
      'A cuántos grados se sirve cada vino, por qué importa y cómo llegar ahí en casa con un refrigerador, hielo y un reloj.',
    blocks: [
      p(
        'La frase “temperatura ambiente” viene de comedores europeos sin calefacción, donde en invierno hacía 16 grados. En Santiago, un domingo de enero a las dos de la tarde, el ambiente está a 29. Un Cabernet servido así huele a alcohol, se siente pesado y cansa a la segunda copa. El mismo vino, quince minutos más frío, parece otro.',
      ),
      p(
        'No hace falta termómetro ni una cava eléctrica. Basta saber qué hace el frío, tener una idea de los grados y mirar el reloj.',
      ),
      h2('que-hace-el-frio', 'Qué hace el frío'),
      ul(
        '**Guarda los aromas.** Muy helado, un vino casi no huele. Por eso un blanco simple mejora con frío, y uno bueno pierde.',
        '**Sujeta el alcohol.** Sobre los 18 grados empieza a evaporarse y tapa la fruta.',
        '**Aviva la acidez.** El frío la hace sentir más fresca; el calor la aplana.',
        '**Endurece el tanino.** Un tinto con mucho cuerpo, demasiado frío, se vuelve áspero y amargo.',
      ),
      p(
        'De esas cuatro cosas sale todo lo demás: lo liviano y ácido va más frío, lo que tiene cuerpo y tanino va menos, y nada va tibio.',
      ),
      h2('los-grados', 'Los grados, de más frío a menos'),
      facts(
        ['Espumante', '6 a 8 °C'],
        ['Cosecha tardía y dulces', '7 a 9 °C'],
        ['Sauvignon Blanc, Riesling', '8 a 10 °C'],
        ['Rosado', '9 a 11 °C'],
        ['Chardonnay con madera', '11 a 13 °C'],
        ['País, Cinsault', '13 a 14 °C'],
        ['Pinot Noir', '14 a 15 °C'],
        ['Merlot, Carmenère', '15 a 17 °C'],
        ['Cabernet Sauvignon, Syrah', '16 a 18 °C'],
      ),
      p(
        'Un grado más o menos no arruina nada. En la duda, sirve más frío: en la copa el vino sube un grado cada cinco minutos, y en verano más rápido. Lo helado se arregla esperando; lo tibio, no.',
      ),
      scene('tasting'),
      h2('en-la-casa', 'Cómo llegar ahí en la casa'),
      p(
        'Un refrigerador común está a 5 grados y baja una botella más o menos dos grados cada diez minutos. Desde una despensa a 24, la cuenta queda así:',
      ),
      facts(
        ['Tinto con cuerpo', '30 a 40 minutos en el refrigerador'],
        ['Tinto liviano', '50 minutos'],
        ['Blanco o rosado', '1 hora y media'],
        ['Espumante', '2 horas y media'],
      ),
      p(
        'Si el blanco ya estaba guardado en frío, haz lo contrario: sácalo diez o quince minutos antes. Un Chardonnay con barrica recién salido del refrigerador está mudo.',
      ),
      p(
        '¿Apurado? Un balde con mitad hielo y mitad agua, más un puñado de sal, enfría un espumante en veinte minutos. El agua es la clave: el hielo solo toca la botella en unos pocos puntos. El congelador también sirve, con alarma puesta. A la media hora hay que sacarla, porque el vino se expande al congelarse y empuja el corcho o quiebra el vidrio.',
      ),
      notice(
        'Un paño mojado alrededor de la botella, en la puerta del congelador, ahorra la mitad del tiempo.',
      ),
      h2('la-copa', 'La copa también cuenta'),
      p(
        'Una copa recién lavada con agua caliente sube dos grados lo que le pongas. Sirve poco, un tercio de la copa, y deja la botella en un balde con agua fresca o de vuelta en el refrigerador. Toma la copa del pie; la mano está a 36 grados y para eso existe el tallo.',
      ),
      h2('una-prueba', 'Una prueba para el domingo'),
      p(
        `Abre un [Carmenère](${hrefs.wines}?variedad=carmenere) y sirve dos copas. Una queda sobre la mesa; la otra va quince minutos al refrigerador. Pruébalas una después de la otra, primero la fría. No hay que saber de vinos para notar la diferencia, y es difícil volver atrás.`,
      ),
    ],
  },
  en: {
    title: 'At which temperature to serve',
    lead: 'Red wine is not served at room temperature in January.',
    description:
      'How many degrees each wine wants, why it matters and how to get there at home with a refrigerator, ice and a clock.',
    blocks: [
      p(
        'The words “room temperature” come from unheated European dining rooms, where it was 16 degrees in winter. In Santiago, on a Sunday in January at two in the afternoon, the room is at 29. A Cabernet served like that smells of alcohol, feels heavy and tires at the second glass. The same wine, fifteen minutes colder, seems another.',
      ),
      p(
        'No thermometer is needed, nor an electric cellar. It is enough to know what cold does, to have an idea of the degrees and to look at the clock.',
      ),
      h2('que-hace-el-frio', 'What cold does'),
      ul(
        '**It holds back aromas.** A very cold wine hardly smells. That is why a simple white gains by it, and a good one loses.',
        '**It reins in alcohol.** Above 18 degrees it begins to evaporate and covers the fruit.',
        '**It sharpens acidity.** Cold makes it feel fresher; warmth flattens it.',
        '**It hardens tannin.** A red with much body turns harsh and bitter when too cold.',
      ),
      p(
        'From these four all the rest follows: what is light and crisp goes colder, what has body and tannin less so, and nothing goes warm.',
      ),
      h2('los-grados', 'The degrees, from cold to less cold'),
      facts(
        ['Sparkling', '6 to 8 °C'],
        ['Late harvest and sweet', '7 to 9 °C'],
        ['Sauvignon Blanc, Riesling', '8 to 10 °C'],
        ['Rosé', '9 to 11 °C'],
        ['Oaked Chardonnay', '11 to 13 °C'],
        ['País, Cinsault', '13 to 14 °C'],
        ['Pinot Noir', '14 to 15 °C'],
        ['Merlot, Carmenère', '15 to 17 °C'],
        ['Cabernet Sauvignon, Syrah', '16 to 18 °C'],
      ),
      p(
        'A degree more or less ruins nothing. When in doubt, serve colder: in the glass wine gains a degree every five minutes, in summer faster. Too cold is mended by waiting; too warm is not.',
      ),
      scene('tasting'),
      h2('en-la-casa', 'How to get there at home'),
      p(
        'A common refrigerator is at 5 degrees and cools a bottle by about two degrees every ten minutes. From a pantry at 24, the sums are these:',
      ),
      facts(
        ['Full-bodied red', '30 to 40 minutes in the refrigerator'],
        ['Light red', '50 minutes'],
        ['White or rosé', 'An hour and a half'],
        ['Sparkling', 'Two hours and a half'],
      ),
      p(
        'If the white was stored cold already, do the opposite: take it out ten or fifteen minutes before. An oaked Chardonnay straight from the refrigerator is mute.',
      ),
      p(
        'In a hurry? A bucket with half ice and half water, and a handful of salt, cools a sparkling wine in twenty minutes. Water is the key: ice alone touches the bottle in a few points only. The freezer works too, with an alarm set. After half an hour it must come out, because wine expands as it freezes and pushes the cork or breaks the glass.',
      ),
      notice('A wet cloth around the bottle, in the door of the freezer, saves half of the time.'),
      h2('la-copa', 'The glass counts as well'),
      p(
        'A glass just washed in hot water warms by two degrees whatever you pour. Serve little, a third of the glass, and leave the bottle in a bucket of cool water or back in the refrigerator. Hold the glass by the stem; a hand is at 36 degrees, and that is what stems are for.',
      ),
      h2('una-prueba', 'A trial for Sunday'),
      p(
        `Open a [Carmenère](${hrefs.wines}?variedad=carmenere) and pour two glasses. One stays on the table; the other goes into the refrigerator for fifteen minutes. Taste them one after the other, the cold one first. Nobody has to know about wine to notice, and it is hard to go back.`,
      ),
    ],
  },
};
