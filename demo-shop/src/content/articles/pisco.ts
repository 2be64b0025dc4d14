import { hrefs } from 'shared-contracts/hrefs';
import { facts, h2, ol, p } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const pisco: ArticleSource = {
  slug: 'pisco-para-tomar-solo',
  date: '2026-06-12',
  scene: 'pisco-table',
  topics: ['barra'],
  products: [
    'pisco-cuatro-cerros-transparente',
    'pisco-cuatro-cerros-guarda',
    'pisco-cuatro-cerros-pedro-jimenez',
  ],
  es: {
    title: 'Pisco para tomar solo',
    lead: 'Antes del sour hay un destilado de uva que vale la pena probar en copa, sin hielo y sin apuro.',
    description:
      'Qué es el pisco chileno, en qué se diferencian el transparente y el guardado, cómo catarlo y una receta de sour que no falla.',
    blocks: [
      p(
        'Casi todos conocimos el pisco con bebida cola, en un vaso de plástico. Es una lástima, porque detrás hay uva moscatel, alambiques de cobre y uno de los valles más secos del mundo. Un buen pisco se puede tomar como se toma un cognac, y cuesta la cuarta parte.',
      ),
      h2('que-es', 'Qué es'),
      p(
        'Es vino destilado, de uvas pisqueras y de un territorio con nombre: las regiones de Atacama y Coquimbo. Primero se hace un vino aromático, después se calienta en alambique y se guarda solo el corazón, la parte limpia del medio. Reposa al menos sesenta días y se rebaja con agua hasta el grado de la etiqueta.',
      ),
      facts(
        ['Transparente', 'Sin madera: uva, flor de azahar, limón'],
        ['Guarda', 'Seis meses o más en madera: vainilla suave, color paja'],
        ['Envejecido', 'Un año o más: especias, caramelo, para tomar solo'],
        ['35° a 40°', 'Tradicional y especial'],
        ['40° o más', 'Reservado y gran pisco: más aroma, no solo más alcohol'],
      ),
      h2('como-probarlo', 'Cómo probarlo'),
      ol(
        'Copa chica de boca angosta, a temperatura de la casa. El frío lo esconde.',
        'Acerca la nariz de a poco, con la boca entreabierta. Si el alcohol golpea, aléjala un poco.',
        'Un sorbo chico, que recorra la boca. Espera.',
        'Una gota de agua. A veces abre la fruta; a veces la apaga. Hay que ver.',
      ),
      h2('el-sour', 'El sour, ya que estamos'),
      p(
        'Tres partes de pisco transparente de 40 grados, una de jugo de limón de Pica recién exprimido y una de jarabe de goma. Hielo, batir hasta que duela la mano, colar. Sin clara de huevo si es de acá; con clara y amargo si lo tuyo es del otro lado. En la barra hacemos los dos y no tomamos partido.',
      ),
      h2('con-que', 'Con qué'),
      p(
        'El transparente, con ceviche o quesillo con aceite de oliva. El guardado, con nueces y chocolate de setenta por ciento. El de Pedro Jiménez, con un trozo de queso azul, en vez del postre.',
      ),
      p(
        `Tenemos tres del mismo alambique para probarlos en fila, en [otros alcoholes](${hrefs.alcohols}?tipo=pisco). Una copa de cada uno alcanza; mañana también hay día.`,
      ),
    ],
  },
  en: {
    title: 'Pisco to drink on its own',
    lead: 'Before the sour there is a grape spirit worth trying in a glass, without ice and without hurry.',
    description:
      'What Chilean pisco is, how clear and aged ones differ, how to taste it, and a recipe for a sour that does not fail.',
    blocks: [
      p(
        'Nearly all of us met pisco with cola, in a plastic cup. It is a pity, for behind it stand muscat grapes, copper stills and one of the driest valleys in the world. A good pisco can be drunk as one drinks cognac, and costs a quarter.',
      ),
      h2('que-es', 'What it is'),
      p(
        'It is distilled wine, of pisco grapes and from a land with a name: the regions of Atacama and Coquimbo. First an aromatic wine is made, then it is heated in a still, and only the heart is kept, the clean part in the middle. It rests for sixty days at least and is brought down with water to the strength on the label.',
      ),
      facts(
        ['Clear', 'No wood: grape, orange blossom, lemon'],
        ['Guarda', 'Six months or more in wood: soft vanilla, straw colour'],
        ['Aged', 'A year or more: spice, caramel, to drink on its own'],
        ['35° to 40°', 'Traditional and special'],
        ['40° or more', 'Reservado and gran pisco: more aroma, not just more alcohol'],
      ),
      h2('como-probarlo', 'How to taste it'),
      ol(
        'A small glass with a narrow mouth, at room temperature. Cold hides it.',
        'Bring your nose close little by little, with your mouth half open. If the alcohol hits, move away a little.',
        'A small sip, to travel around the mouth. Wait.',
        'A drop of water. Sometimes it opens the fruit; sometimes it puts it out. One has to see.',
      ),
      h2('el-sour', 'The sour, while we are at it'),
      p(
        'Three parts of clear pisco of 40 degrees, one of freshly squeezed lime juice and one of gum syrup. Ice, shake until your hand hurts, strain. No egg white if you are from here; egg white and bitters if you are from the other side. At the bar we make both and take no sides.',
      ),
      h2('con-que', 'What with'),
      p(
        'The clear one, with ceviche or fresh cheese in olive oil. The guarda, with walnuts and chocolate of seventy per cent. The Pedro Jiménez, with a piece of blue cheese, instead of dessert.',
      ),
      p(
        `We have three from the same still to try in a row, under [other alcohols](${hrefs.alcohols}?tipo=pisco). A glass of each is enough; there is a day tomorrow too.`,
      ),
    ],
  },
};
