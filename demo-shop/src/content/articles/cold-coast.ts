import { hrefs } from 'shared-contracts/hrefs';
import { h2, p, quote, scene } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const coldCoast: ArticleSource = {
  slug: 'un-paseo-por-la-costa-fria',
  date: '2026-10-09',
  scene: 'coast',
  topics: ['vinas'],
  products: [
    'bruma-de-mar-sauvignon-blanc',
    'camanchaca-sauvignon-blanc',
    'roca-mojada-sauvignon-blanc-reserva',
  ],
  es: {
    title: 'Un paseo por la costa fría',
    lead: 'Leyda y Casablanca: lo que la neblina le hace a un Sauvignon Blanc.',
    description:
      'Un día entre Casablanca y Leyda para entender cómo el mar frío, la neblina y el granito hacen los blancos más frescos de Chile.',
    blocks: [
      p(
        'A las ocho de la mañana, en el paradero de Lo Abarca, no se ve el otro lado del camino. La neblina entró de noche por la quebrada y se quedó. Los cables gotean. A treinta kilómetros, en Melipilla, ya hay sol y la gente anda en polera; aquí hay que prender las luces. Ese frío gris, que a los veraneantes les arruina la playa, es la razón de que en estas lomas se plante Sauvignon Blanc.',
      ),
      p(
        'Vinimos a mirar de cerca lo que después se nota en la copa. El paseo cabe en un día desde Santiago: Casablanca en la mañana, almuerzo en el puerto y Leyda en la tarde.',
      ),
      h2('un-mar-frio', 'Un mar frío'),
      p(
        'La corriente de Humboldt sube desde el sur pegada a la costa y el agua, en pleno enero, está a 14 grados. El aire que pasa por encima se enfría, se carga de humedad y entra a tierra por donde los cerros lo dejan. En Casablanca entra por el oeste y tarda en salir, porque el valle es un plato cerrado. En Leyda no hay nada que lo ataje: las lomas miran de frente al Pacífico, algunas a cuatro kilómetros del agua.',
      ),
      p(
        'El resultado es un verano corto. La neblina se levanta a las once, el sol dura hasta las cuatro y después llega el viento. La uva recibe luz, pero poco calor, y madura tres o cuatro semanas más tarde que en el llano. En ese tiempo junta aroma sin perder la acidez, que es justo lo que a un blanco le hace falta.',
      ),
      h2('casablanca', 'Casablanca en la mañana'),
      p(
        'Hasta 1982 aquí había vacas. Decían que las heladas de octubre no dejarían nada en pie, y algo de razón tenían: todavía se ven los ventiladores altos que se encienden de madrugada para mover el aire. La parte baja, hacia el mar, es la más fría y da blancos tensos, de limón y pasto recién cortado. Hacia el este, donde el valle se angosta y hace más calor, ganan el Chardonnay y hasta un Syrah de pimienta negra.',
      ),
      p(
        'Probamos dos tanques del mismo Sauvignon, uno de cada punta. El de abajo parecía exprimido; el de arriba, maduro, con durazno. Mezclados se completan. Buena parte de lo que llamamos estilo es eso: cuánto de cada cuartel.',
      ),
      quote(
        'Aquí no cosechamos por azúcar. Cosechamos cuando la pepa se pone café y el viento avisa.',
        'La enóloga que nos recibió',
      ),
      scene('harvest'),
      h2('leyda', 'Leyda en la tarde'),
      p(
        'Leyda es más joven todavía. No tenía agua: hubo que traerla del Maipo por una cañería de ocho kilómetros, a fines de los noventa. Las parras están en terrazas de granito viejo con una capa de arcilla, y en los cortes del camino se ven conchas. No es un adorno para turistas, el suelo tiene de verdad restos de mar, y hay quien jura que la sal del vino viene de ahí. Lo más probable es que venga del viento. Se pasa el dedo por una hoja a las cinco de la tarde y sabe salada.',
      ),
      p(
        'Sus blancos son más delgados que los de Casablanca, con ají verde, pomelo y ese final que da sed. El Pinot Noir de la zona tiene fruta ácida, guinda más que frutilla, y se deja servir fresco.',
      ),
      h2('el-almuerzo', 'El almuerzo'),
      p(
        'En el puerto de San Antonio, a diez minutos, pedimos lo que había: machas con limón, una reineta a la plancha y un plato de locos para compartir. Un Sauvignon de Leyda hace con el marisco lo mismo que el limón, con más cosas que contar. Para la reineta fue mejor el de Casablanca, con un poco más de cuerpo. Nadie se acordó del tinto.',
      ),
      h2('en-tu-copa', 'En tu copa'),
      p(
        `Si quieres hacer el paseo sin salir de la casa, pon un [Sauvignon Blanc](${hrefs.wines}?variedad=sauvignon-blanc) de cada valle en el refrigerador y ábrelos juntos, a 9 grados. Busca primero el olor: pasto y limón, o fruta madura. Después fíjate en el final, si se corta limpio o si queda salado. Con eso ya sabes de qué lado de la neblina venía.`,
      ),
      p(
        'Y guarda un poco para mañana. Los buenos blancos de costa, tapados y en frío, están más conversadores al segundo día.',
      ),
    ],
  },
  en: {
    title: 'A walk along the cold coast',
    lead: 'Leyda and Casablanca: what fog does to a Sauvignon Blanc.',
    description:
      'A day between Casablanca and Leyda to understand how a cold sea, fog and granite make the freshest whites of Chile.',
    blocks: [
      p(
        'At eight in the morning, at the bus stop of Lo Abarca, the other side of the road is out of sight. The fog came up the ravine at night and stayed. The wires drip. Thirty kilometres away, in Melipilla, the sun is out and people walk in shirtsleeves; here the headlights are on. This grey cold, which spoils the beach for holidaymakers, is the reason why Sauvignon Blanc is planted on these hills.',
      ),
      p(
        'We came to look closely at what later shows in the glass. The trip fits into a day from Santiago: Casablanca in the morning, lunch at the port and Leyda in the afternoon.',
      ),
      h2('un-mar-frio', 'A cold sea'),
      p(
        'The Humboldt current comes up from the south along the coast and the water, in the middle of January, is at 14 degrees. The air that passes over it cools, takes up moisture and enters the land wherever the hills let it. In Casablanca it comes in from the west and is slow to leave, because the valley is a closed dish. In Leyda nothing stops it: the hills face the Pacific, some of them four kilometres from the water.',
      ),
      p(
        'What follows is a short summer. The fog lifts at eleven, the sun lasts until four and then comes the wind. The grapes get light but little heat, and ripen three or four weeks later than on the plain. In that time they gather aroma without losing acidity, which is just what a white wine needs.',
      ),
      h2('casablanca', 'Casablanca in the morning'),
      p(
        'Until 1982 there were cows here. The frosts of October would leave nothing standing, people said, and they had a point: one still sees the tall fans that are switched on before dawn to move the air. The lower part, towards the sea, is the coldest and gives taut whites of lemon and cut grass. To the east, where the valley narrows and warms, Chardonnay does better, and even a Syrah of black pepper.',
      ),
      p(
        'We tasted two tanks of the same Sauvignon, one from each end. The lower seemed just squeezed; the upper was ripe, with peach. Blended, they complete each other. Much of what we call style is that: how much of each plot.',
      ),
      quote(
        'We do not pick by sugar here. We pick when the pips turn brown and the wind tells us.',
        'The winemaker who received us',
      ),
      scene('harvest'),
      h2('leyda', 'Leyda in the afternoon'),
      p(
        'Leyda is younger still. It had no water: it had to be brought from the Maipo through eight kilometres of pipe, at the end of the nineties. The vines stand on terraces of old granite under a layer of clay, and where the road cuts the hill one sees shells. They are no ornament for visitors, the soil truly holds remains of the sea, and some swear that the salt in the wine comes from there. Most likely it comes from the wind. Pass a finger over a leaf at five in the afternoon and it tastes salty.',
      ),
      p(
        'Its whites are leaner than those of Casablanca, with green chilli, grapefruit and that ending which makes one thirsty. The Pinot Noir around here has tart fruit, sour cherry rather than strawberry, and likes to be served cool.',
      ),
      h2('el-almuerzo', 'Lunch'),
      p(
        'In the port of San Antonio, ten minutes away, we ordered what there was: razor clams with lemon, a grilled pomfret and a plate of Chilean abalone to share. A Sauvignon from Leyda does to shellfish what lemon does, with more to tell. For the pomfret the one from Casablanca was better, with a little more body. Nobody thought of red wine.',
      ),
      h2('en-tu-copa', 'In your glass'),
      p(
        `To take the trip without leaving home, put a [Sauvignon Blanc](${hrefs.wines}?variedad=sauvignon-blanc) of each valley into the refrigerator and open them together, at 9 degrees. Look for the smell first: grass and lemon, or ripe fruit. Then mind the ending, whether it cuts off clean or stays salty. With that you know from which side of the fog it came.`,
      ),
      p(
        'And keep a little for tomorrow. Good whites of the coast, closed and cold, are more talkative on the second day.',
      ),
    ],
  },
};
