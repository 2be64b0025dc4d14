import { hrefs } from 'shared-contracts/hrefs';
import { SHOP } from '../../shop.ts';
import { facts, h2, p, quote, scene, ul } from '../prose.ts';
import { MAIL, PATHS, PHONE, SELLER, SHOP_HOURS } from '../visit.ts';
import type { SeedDocument } from './document.ts';

export const aboutUs: SeedDocument = {
  updated: null,
  scene: 'cellar',
  es: {
    title: 'Una casa que vende vino',
    lead: 'Somos nueve personas, una cava y una barra en Avenida Italia. Vendemos lo que abriríamos en nuestra mesa.',
    description:
      'Casa Quillay es una tienda y un bar de vinos en Providencia: botellas de viñas grandes y chicas, quesos franceses y regalos.',
    blocks: [
      p(
        'Partimos con una pared de botellas y una mesa prestada. La idea era simple: reunir en un lugar los vinos que nos costaba encontrar, los de viñas chicas junto a los de siempre, y poder contar de cada uno quién lo hace y con qué se toma. Con el tiempo llegaron los quesos, la despensa, los destilados y una barra para probar antes de decidir.',
      ),
      h2('como-elegimos', 'Cómo elegimos'),
      p(
        'Todo pasa por la mesa de cata de los lunes. Probamos a ciegas, anotamos y discutimos. Entra lo que alguien compraría con su propia plata. De cada diez botellas se quedan dos o tres.',
      ),
      quote('Si hay que explicarlo mucho, no es para esta casa.', 'Lo que se dice en la mesa de los lunes'),
      scene('tasting'),
      h2('que-encuentras', 'Qué encuentras'),
      ul(
        `[Vinos](${hrefs.wines}) de Huasco a Osorno, y de algunas casas de afuera que nos gustan.`,
        `[Cajas](${hrefs.boxes}) listas para regalar, con tu mensaje escrito a mano.`,
        `[Quesos franceses](${hrefs.gourmet}) cortados el día del despacho, y con qué acompañarlos.`,
        `[Pisco, whisky, gin y más](${hrefs.alcohols}), elegidos igual que el vino.`,
        `[Un bar](${PATHS['wine-bar']}) con cuarenta vinos por copa.`,
      ),
      h2('por-que-quillay', 'Por qué Quillay'),
      p(
        'El quillay es un árbol de la zona central que aguanta la sequía, da sombra a las viñas viejas del secano y florece blanco en diciembre. De su flor sale una miel oscura que servimos con el queso azul. Nos pareció un buen nombre para una casa.',
      ),
      h2('visitanos', 'Ven a vernos'),
      facts(
        ['Dirección', SHOP.address],
        ['Tienda', SHOP_HOURS.es],
        ['Bar', `[Ver horario y carta](${PATHS['wine-bar']})`],
        ['Correo', MAIL],
        ['Teléfono', PHONE],
      ),
      h2('quien-vende', 'Quién vende'),
      facts(...SELLER.es),
    ],
  },
  en: {
    title: 'A house that sells wine',
    lead: 'We are nine people, a cellar and a counter on Avenida Italia. We sell what we would open at our own table.',
    description:
      'Casa Quillay is a shop and a wine bar in Providencia, Santiago: bottles from large and small estates, French cheese and gifts.',
    blocks: [
      p(
        'We began with a wall of bottles and a borrowed table. The idea was simple: to bring together the wines that were hard to find, those of small estates next to the old familiars, and to be able to say of each who makes it and what to eat with it. In time came cheese, a pantry, spirits, and a counter to taste at before deciding.',
      ),
      h2('como-elegimos', 'How we choose'),
      p(
        'Everything passes the tasting table on Mondays. We taste blind, take notes and argue. What enters is what one of us would buy with their own money. Of ten bottles, two or three stay.',
      ),
      quote('If it takes much explaining, it is not for this house.', 'As they say at the Monday table'),
      scene('tasting'),
      h2('que-encuentras', 'What you find'),
      ul(
        `[Wines](${hrefs.wines}) from Huasco to Osorno, and from some houses abroad that we like.`,
        `[Boxes](${hrefs.boxes}) ready to give, with your message written by hand.`,
        `[French cheese](${hrefs.gourmet}) cut on the day of dispatch, and what goes with it.`,
        `[Pisco, whisky, gin and more](${hrefs.alcohols}), chosen just as the wine is.`,
        `[A bar](${PATHS['wine-bar']}) with forty wines by the glass.`,
      ),
      h2('por-que-quillay', 'Why Quillay'),
      p(
        'The quillay is a tree of central Chile that bears drought, shades the old dry-farmed vines and flowers white in December. From its flower comes a dark honey that we serve with blue cheese. It seemed a good name for a house.',
      ),
      h2('visitanos', 'Come and see us'),
      facts(
        ['Address', SHOP.address],
        ['Shop', SHOP_HOURS.en],
        ['Bar', `[See hours and list](${PATHS['wine-bar']})`],
        ['Email', MAIL],
        ['Phone', PHONE],
      ),
      h2('quien-vende', 'Who sells'),
      facts(...SELLER.en),
    ],
  },
};
