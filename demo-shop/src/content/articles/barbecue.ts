import { hrefs } from 'shared-contracts/hrefs';
import { facts, h2, p, quote, ul } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const barbecue: ArticleSource = {
  slug: 'que-abrir-con-un-asado',
  date: '2026-09-11',
  scene: 'long-table',
  topics: ['mesa'],
  products: [
    'cordillera-alta-cabernet-sauvignon',
    'alba-fria-syrah',
    'rueda-de-agua-pais',
    'caja-asado-del-domingo',
  ],
  es: {
    title: 'Qué abrir con un asado',
    lead: 'Un asado dura cinco horas y pasa por varios vinos. Este es nuestro orden.',
    description:
      'Qué vino va con el choripán, el pollo, el lomo y el cordero, y cuántas botellas calcular para un asado de ocho personas.',
    blocks: [
      p(
        'El asado no es una comida, es una tarde. Empieza con alguien que sopla el carbón a la una y termina con alguien que busca café a las siete. Pedirle a un solo vino que acompañe todo eso es pedirle demasiado: el tinto que luce con el lomo vetado cansa con el choripán, y a la hora del fuego lo que hay es sed.',
      ),
      h2('mientras-prende', 'Mientras prende el fuego'),
      p(
        'Nada de tinto todavía. Un espumante brut o un blanco con hielo en el balde hacen lo que la cerveza, con más gusto. Si hace calor, un [rosado](/vinos?tipo=rosado) seco. Calcula una botella cada cuatro personas para esta primera hora.',
      ),
      h2('choripan', 'Choripán, longanizas y prietas'),
      p(
        'Llegan calientes, con pan y pebre. Piden un tinto liviano y fresco, servido a 13 grados: [País](/vinos?variedad=pais) o Cinsault. El tanino es poco, así que el ají no lo vuelve amargo, y la acidez limpia la grasa del embutido.',
      ),
      h2('la-carne', 'La carne'),
      facts(
        ['Pollo, pavo, costillar de cerdo', 'Pinot Noir, Garnacha o Merlot'],
        ['Entraña, abastero, hamburguesa', 'Carmenère o Malbec'],
        ['Lomo vetado, asado de tira', 'Cabernet Sauvignon o Syrah'],
        ['Cordero', 'Syrah o Carignan'],
        ['Verduras a la parrilla', 'Cinsault, o el mismo rosado del comienzo'],
      ),
      p(
        'La regla es simple: mientras más grasa y más fuego, más tanino. La proteína de la carne se une al tanino y lo suaviza; sin carne al frente, ese mismo vino raspa. Por eso el Cabernet joven que no te convenció solo es otro al lado de una tira.',
      ),
      quote(
        'El mejor vino del asado es el que se abre cuando la carne ya descansó.',
        'El parrillero de la casa',
      ),
      h2('cuantas-botellas', 'Cuántas botellas'),
      ul(
        'Media botella por persona si es un almuerzo.',
        'Tres cuartos si se alarga hasta la noche y nadie maneja.',
        'Agua, el doble que vino. Va en la mesa, no en la cocina.',
      ),
      p(
        `Para ocho personas: dos espumantes o rosados, dos tintos livianos y dos con cuerpo. Es más o menos lo que trae nuestra [caja para el asado](${hrefs.boxes}). Lo que sobra, tapado y en frío, acompaña el lunes.`,
      ),
    ],
  },
  en: {
    title: 'What to open with a barbecue',
    lead: 'An asado lasts five hours and passes through several wines. This is our order.',
    description:
      'Which wine goes with sausages, chicken, rib-eye and lamb, and how many bottles to plan for a barbecue of eight people.',
    blocks: [
      p(
        'A Chilean asado is not a meal, it is an afternoon. It begins with somebody blowing on the charcoal at one and ends with somebody looking for coffee at seven. To ask one wine to go along with all of that is to ask too much: the red that shines with rib-eye tires with a sausage roll, and while the fire catches what there is is thirst.',
      ),
      h2('mientras-prende', 'While the fire catches'),
      p(
        'No red yet. A brut sparkling wine or a white in the ice bucket does what beer does, with more taste. If it is hot, a dry [rosé](/vinos?tipo=rosado). Count one bottle for four people in this first hour.',
      ),
      h2('choripan', 'Choripán, sausages and black pudding'),
      p(
        'They come hot, with bread and pebre. They ask for a light, cool red, served at 13 degrees: [País](/vinos?variedad=pais) or Cinsault. There is little tannin, so the chilli does not turn it bitter, and the acidity clears the fat of the sausage.',
      ),
      h2('la-carne', 'The meat'),
      facts(
        ['Chicken, turkey, pork ribs', 'Pinot Noir, Garnacha or Merlot'],
        ['Skirt steak, hamburger', 'Carmenère or Malbec'],
        ['Rib-eye, short ribs', 'Cabernet Sauvignon or Syrah'],
        ['Lamb', 'Syrah or Carignan'],
        ['Grilled vegetables', 'Cinsault, or the rosé of the beginning'],
      ),
      p(
        'The rule is simple: the more fat and fire, the more tannin. The protein of the meat binds with the tannin and softens it; with no meat in front, the same wine scrapes. That is why the young Cabernet that did not convince you alone is another beside a short rib.',
      ),
      quote('The best wine of an asado is the one opened once the meat has rested.', 'Our man at the grill'),
      h2('cuantas-botellas', 'How many bottles'),
      ul(
        'Half a bottle a person for lunch.',
        'Three quarters if it goes on into the night and nobody drives.',
        'Water, twice as much as wine. It stands on the table, not in the kitchen.',
      ),
      p(
        `For eight people: two sparkling wines or rosés, two light reds and two full ones. That is more or less what our [box for the asado](${hrefs.boxes}) holds. What is left, closed and cold, goes with Monday.`,
      ),
    ],
  },
};
