import { hrefs } from 'shared-contracts/hrefs';
import { h2, p, quote, scene } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const oldVines: ArticleSource = {
  slug: 'parras-viejas-del-secano',
  date: '2026-11-06',
  scene: 'old-vines',
  topics: ['vinas'],
  products: ['loma-zorzal-cinsault', 'molino-del-tutuven-carignan', 'nido-pais', 'rueda-de-agua-pais'],
  es: {
    title: 'Parras viejas del secano',
    lead: 'Por qué una parra de cien años da menos uva y mejor vino.',
    description:
      'Un recorrido por las parras centenarias de Itata, Cauquenes y el secano del Maule: qué son, por qué dan poco y a qué sabe su vino.',
    blocks: [
      p(
        'Entre Cauquenes y el mar hay lomas de granito rojo donde no corre un canal. Llueve en invierno y después nada, seis meses o siete. Ahí, sin alambre ni goteo, crecen parras bajas como arbustos, plantadas antes de que existiera el camino. Nadie sabe bien de qué año son. El abuelo decía que ya estaban cuando llegó el suyo.',
      ),
      p(
        'Esas parras son la parte más antigua del vino chileno y, hasta hace poco, la peor pagada. Su uva se vendía por kilo, sin nombre, para llenar garrafas. Hoy algunas de las botellas que más nos piden vienen de ahí, y la pregunta se repite en la barra: qué tiene de bueno que una parra sea vieja.',
      ),
      h2('que-es-el-secano', 'Qué es el secano'),
      p(
        'Secano quiere decir que la viña vive con la lluvia. No hay riego, así que la planta busca el agua donde está, abajo. Una parra joven tiene las raíces en el primer medio metro y sufre con cada verano seco. Una de ochenta o cien años bajó cuatro, cinco, a veces seis metros por las grietas del granito, y desde ahí casi no se entera de lo que pasa arriba.',
      ),
      p(
        'Por eso su vino cambia menos de un año a otro. En un verano de calor la uva joven se apura y se pasa; la vieja sigue a su paso. La sequía, que a otros valles los tiene contando litros, a estas lomas las encontró acostumbradas.',
      ),
      h2('menos-racimos', 'Menos racimos, más en cada uno'),
      p(
        'Con los años la madera se retuerce, los canales por donde sube la savia se angostan y la parra da cada vez menos. Una viña regada puede entregar doce mil kilos por hectárea. Una de secano con un siglo encima da dos mil, con suerte tres. Lo que la raíz junta se reparte entre pocos racimos, de granos chicos y piel gruesa, y casi todo el sabor y el color de un tinto están en la piel.',
      ),
      p(
        'Menos uva no basta para hacer mejor vino: una parra enferma también da poca. Lo que importa es el equilibrio. La parra vieja ya encontró el suyo, y no hay que podarla con calculadora ni botarle racimos en enero para que madure lo que queda.',
      ),
      quote(
        'A la parra nueva hay que decirle todo. A la vieja se le pregunta.',
        'Un viñatero de Guarilihue, mientras podaba',
      ),
      scene('harvest'),
      h2('pais-cinsault-carignan', 'País, Cinsault, Carignan'),
      p(
        'Tres uvas mandan en el secano. La **País** llegó con los misioneros hace casi quinientos años y es la de las lomas más antiguas: tinto claro, de fruta roja y un tanino rústico que pide comida. La **Cinsault** se plantó en Itata después del terremoto de 1939, para darles color y cuerpo a los vinos de la zona, y terminó dando algo mejor: tintos livianos, perfumados, que se toman frescos. La **Carignan** vino por lo mismo al Maule; áspera de joven, con sesenta años encima se vuelve honda, con una acidez que aguanta décadas.',
      ),
      p(
        'Hay más, revueltas. En los cuarteles viejos es normal encontrar Moscatel entre las tintas, o alguna parra que nadie ha sabido nombrar. Antes se cosechaba todo junto y así se fermentaba. Varios lo hacen de nuevo.',
      ),
      h2('por-que-se-pierden', 'Por qué se pierden'),
      p(
        'Trabajarlas es caro. No entra un tractor entre plantas que nadie puso en fila, así que se ara con caballo y se cosecha a mano, agachado. Mientras la uva se pague como si fuera de llano, al dueño le conviene más plantar pino. Así desaparecieron miles de hectáreas, y los incendios de los últimos veranos hicieron el resto.',
      ),
      p(
        'Una botella a un precio justo cambia esa cuenta. Es de las pocas veces en que comprar vino también es conservar un paisaje.',
      ),
      h2('como-se-toman', 'Cómo se toman'),
      p(
        'Olvida la copa gigante y el decantador. Un País o un Cinsault se sirve a 14 grados, veinte minutos en la puerta del refrigerador, con longaniza, pastel de choclo o un pescado al horno con tomate. El Carignan acepta carne, cordero sobre todo, y agradece que lo abras una hora antes.',
      ),
      p(
        `Si quieres partir por alguno, los tenemos juntos: [los País](${hrefs.wines}?variedad=pais) primero, que son los que cuentan mejor la historia.`,
      ),
    ],
  },
  en: {
    title: 'Old vines of the dry lands',
    lead: 'Why a hundred-year-old vine gives less fruit and better wine.',
    description:
      'A walk among the century-old vines of Itata, Cauquenes and the dry Maule: what they are, why they yield little and how their wine tastes.',
    blocks: [
      p(
        'Between Cauquenes and the sea there are hills of red granite where no canal runs. It rains in winter and then not at all, for six months or seven. There, without wire or drip, grow vines as low as shrubs, planted before the road existed. Nobody is sure of their year. Grandfather used to say they were there when his own arrived.',
      ),
      p(
        'These vines are the oldest part of Chilean wine and, until lately, the worst paid. Their grapes were sold by the kilo, without a name, to fill demijohns. Today some of the bottles we are asked for most come from there, and the question returns at the counter: what is good about a vine being old?',
      ),
      h2('que-es-el-secano', 'What dry farming means'),
      p(
        'Secano means that the vineyard lives on rain. There is no irrigation, so the plant looks for water where it is: below. A young vine keeps its roots in the first half metre and suffers with every dry summer. One of eighty or a hundred years has gone down four, five, sometimes six metres through the cracks of the granite, and from there it hardly notices what happens above.',
      ),
      p(
        'That is why its wine changes less from year to year. In a hot summer young fruit hurries and overshoots; the old keeps its pace. Drought, which has other valleys counting litres, found these hills used to it.',
      ),
      h2('menos-racimos', 'Fewer bunches, more in each'),
      p(
        'With the years the wood twists, the channels that carry the sap narrow and the vine gives less and less. An irrigated vineyard may yield twelve thousand kilos a hectare. A dry-farmed one with a century behind it gives two thousand, three with luck. What the root gathers is shared among few bunches, with small berries and thick skins, and nearly all the taste and colour of a red wine lie in the skin.',
      ),
      p(
        'Less fruit alone does not make better wine: a sick vine yields little too. What matters is balance. The old vine has found its own, and nobody has to prune it by calculator or drop bunches in January so that the rest may ripen.',
      ),
      quote(
        'A new vine must be told everything. An old one you ask.',
        'A grower in Guarilihue, while pruning',
      ),
      scene('harvest'),
      h2('pais-cinsault-carignan', 'País, Cinsault, Carignan'),
      p(
        'Three grapes rule the dry lands. **País** came with the missionaries nearly five hundred years ago and is the one of the oldest hills: a pale red, with red fruit and a rustic tannin that asks for food. **Cinsault** was planted in Itata after the earthquake of 1939, to lend colour and body to the wines around, and ended up giving something better: light, scented reds to be drunk cool. **Carignan** came to Maule for the same purpose; harsh when young, with sixty years behind it it turns deep, with an acidity that lasts for decades.',
      ),
      p(
        'There are more, mixed. In old plots it is normal to find Muscat among the reds, or a vine that nobody has been able to name. Everything used to be picked together and fermented so. Several growers do it again.',
      ),
      h2('por-que-se-pierden', 'Why they are being lost'),
      p(
        'To work them is expensive. No tractor passes between plants that nobody set in rows, so the soil is ploughed by horse and the grapes are picked by hand, bending. As long as the fruit is paid as if it came from the plain, the owner does better with pine trees. Thousands of hectares disappeared that way, and the fires of the last summers did the rest.',
      ),
      p(
        'A bottle at a fair price changes that sum. It is one of the few times when buying wine also preserves a landscape.',
      ),
      h2('como-se-toman', 'How to drink them'),
      p(
        'Forget the giant glass and the decanter. A País or a Cinsault is served at 14 degrees, twenty minutes in the door of the refrigerator, with sausage, corn pie or a fish baked with tomato. Carignan takes meat, lamb above all, and is grateful to be opened an hour before.',
      ),
      p(
        `If you would like to begin with one, we keep them together: [the País](${hrefs.wines}?variedad=pais) first, since they tell the story best.`,
      ),
    ],
  },
};
