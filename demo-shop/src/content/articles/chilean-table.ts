import { facts, h2, p } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const chileanTable: ArticleSource = {
  slug: 'vino-para-la-cocina-de-la-casa',
  date: '2026-04-10',
  scene: 'kitchen',
  topics: ['mesa'],
  products: ['rueda-de-agua-pais', 'siesta-larga-merlot', 'aspa-blanca-semillon', 'canto-rosado-cinsault'],
  es: {
    title: 'Vino para la cocina de la casa',
    lead: 'Cazuela, porotos, pastel de choclo, reineta frita: qué abrir con lo que se cocina en la semana.',
    description:
      'Maridajes sencillos para la cocina chilena de todos los días, plato por plato y sin gastar de más.',
    blocks: [
      p(
        'Los libros de maridaje hablan de pato a la naranja y de langosta. En la casa hay cazuela el martes y porotos el jueves, y el vino que va con eso cuesta menos y se encuentra más fácil. Hicimos la prueba durante un mes en el almuerzo del equipo: nueve personas, una olla, cuatro botellas.',
      ),
      h2('de-la-olla', 'De la olla'),
      p(
        'La cazuela es caldo, y el caldo caliente aplasta cualquier vino pesado. Lo que ganó fue un [País](/vinos?variedad=pais) servido fresco, a 13 grados: tiene la fruta para el zapallo y la acidez para la grasa de la carne. Con porotos con riendas pasó lo mismo, y con charquicán el que mejor anduvo fue un Merlot sin madera.',
      ),
      h2('del-horno', 'Del horno'),
      p(
        'El pastel de choclo es dulce arriba y salado abajo, y por eso complica. Un tinto muy seco se pone amargo con el choclo. La Carmenère madura lo resuelve, porque su fruta también parece dulce sin serlo. Para la empanada de pino vale lo mismo, con una condición: que no esté tibia la empanada ni tibio el vino.',
      ),
      h2('del-mar', 'Del mar'),
      p(
        'Con reineta o merluza frita, un Sauvignon Blanc de costa y harto limón. Con caldillo de congrio, que lleva crema, tomate y papa, hace falta un blanco con más cuerpo: el Semillón viejo del Maule, que huele a miel y es seco, fue la sorpresa del mes. Con machas a la parmesana, espumante.',
      ),
      h2('en-una-linea', 'En una línea'),
      facts(
        ['Cazuela', 'País, fresco'],
        ['Porotos con riendas', 'País o Cinsault'],
        ['Charquicán', 'Merlot joven'],
        ['Pastel de choclo', 'Carmenère'],
        ['Empanada de pino', 'Carmenère o Merlot'],
        ['Merluza frita', 'Sauvignon Blanc'],
        ['Caldillo de congrio', 'Semillón o Chardonnay'],
        ['Humitas con ensalada chilena', 'Rosado seco'],
        ['Pollo arvejado', 'Pinot Noir o Viognier'],
        ['Leche asada', 'Cosecha tardía, una copa chica'],
      ),
      h2('una-ultima-cosa', 'Una última cosa'),
      p(
        'Cocina con el mismo vino que vas a servir, o con lo que quedó de ayer. El vino que no te tomarías no mejora en la olla. Y si nada de esto te calza con lo que hay en el refrigerador, escríbenos qué vas a hacer: nos gusta el juego.',
      ),
    ],
  },
  en: {
    title: 'Wine for home cooking',
    lead: 'Cazuela, beans, corn pie, fried fish: what to open with what Chile cooks during the week.',
    description:
      'Simple pairings for everyday Chilean cooking, dish by dish and without spending more than needed.',
    blocks: [
      p(
        'Books about pairing speak of duck with orange and of lobster. At home there is cazuela on Tuesday and beans on Thursday, and the wine that goes with those costs less and is easier to find. We tried for a month at the team’s lunch: nine people, one pot, four bottles.',
      ),
      h2('de-la-olla', 'From the pot'),
      p(
        'Cazuela is broth, and hot broth crushes any heavy wine. What won was a [País](/vinos?variedad=pais) served cool, at 13 degrees: it has the fruit for the pumpkin and the acidity for the fat of the meat. With beans and noodles it was the same, and with charquicán an unoaked Merlot did best.',
      ),
      h2('del-horno', 'From the oven'),
      p(
        'A pastel de choclo is sweet on top and savoury below, which makes it hard. A very dry red turns bitter with corn. Ripe Carmenère solves it, since its fruit seems sweet as well without being so. For a beef empanada it is the same, on one condition: that neither empanada nor wine is lukewarm.',
      ),
      h2('del-mar', 'From the sea'),
      p(
        'With fried pomfret or hake, a coastal Sauvignon Blanc and plenty of lemon. With caldillo de congrio, which has cream, tomato and potato, it takes a white with more body: the old Semillón of Maule, which smells of honey and is dry, was the surprise of the month. With razor clams under parmesan, sparkling wine.',
      ),
      h2('en-una-linea', 'In one line'),
      facts(
        ['Cazuela', 'País, cool'],
        ['Beans with noodles', 'País or Cinsault'],
        ['Charquicán', 'Young Merlot'],
        ['Corn pie', 'Carmenère'],
        ['Beef empanada', 'Carmenère or Merlot'],
        ['Fried hake', 'Sauvignon Blanc'],
        ['Caldillo de congrio', 'Semillón or Chardonnay'],
        ['Humitas with Chilean salad', 'Dry rosé'],
        ['Chicken with peas', 'Pinot Noir or Viognier'],
        ['Baked custard', 'Late harvest, a small glass'],
      ),
      h2('una-ultima-cosa', 'One last thing'),
      p(
        'Cook with the wine you are going to serve, or with what was left from yesterday. A wine you would not drink does not get better in the pot. And if none of this suits what is in your refrigerator, write to us what you are making: we like the game.',
      ),
    ],
  },
};
