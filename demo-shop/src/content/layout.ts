import type { Layout } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { SHOP } from '../shop.ts';
import { menu } from './menu.ts';
import { shareSettings } from './share.ts';
import { pick, type SceneBase } from './words.ts';

const WHATSAPP_LINK = `https://wa.me/${SHOP.phones[1].e164.slice(1)}`;

/** Frame of every page (SPEC §3 "Layout content"). */
export const layoutContent = (locale: Locale, base: SceneBase): Layout => {
  const t = pick(locale);
  const link = (text: string, address: string) => ({ text, link: address });
  return {
    shop: { name: SHOP.name, legal_name: SHOP.legalName, rut: SHOP.rut },
    age_modal: {
      image: base('area-wines'),
      header_text: SHOP.name,
      title: t('¿Eres mayor de edad?', 'Are you of legal age?'),
      text: t(
        'Vendemos vino y otros alcoholes. Para entrar debes tener 18 años o más.',
        'We sell wine and other alcohols. You must be 18 or older to enter.',
      ),
    },
    default_modal: false,
    promotional_modal: {
      visibility: false,
      modal: {
        title: t('Despacho a todo Chile', 'Delivery all over Chile'),
        description: t(
          'De Arica a Punta Arenas, con seguimiento hasta tu puerta.',
          'From Arica to Punta Arenas, tracked to your door.',
        ),
        button: link(t('Ver vinos', 'See the wines'), hrefs.wines),
        header_image: base('hero'),
        logo: null,
      },
    },
    navbar: { components: menu(locale, base) },
    pre_footer: {
      address_icon: 'map-pin',
      address_title: t('Ven a vernos', 'Come and see us'),
      address_text: SHOP.address,
      email_icon: 'mail',
      email_title: t('Escríbenos', 'Write to us'),
      email_text: SHOP.email,
      phone_icon: 'phone',
      phones: SHOP.phones.map(({ id, text }) => ({
        title: id === 'whatsapp' ? 'WhatsApp' : t('Tienda', 'Shop'),
        text,
      })),
    },
    footer: {
      social_networks: [...SHOP.social],
      newsletter_title: t('Cartas de la cava', 'Letters from the cellar'),
      newsletter_text: t(
        'Una vez al mes: qué abrimos, qué llegó y qué está por acabarse.',
        'Once a month: what we opened, what came in and what is about to run out.',
      ),
      title_for_pages: t('La casa', 'The house'),
      links_to_pages: [
        link(t('Vinos', 'Wines'), hrefs.wines),
        link(t('Cajas', 'Boxes'), hrefs.boxes),
        link('Gourmet', hrefs.gourmet),
        link(t('Otros alcoholes', 'Other alcohols'), hrefs.alcohols),
        link(t('Ofertas', 'Offers'), hrefs.offers),
        link(t('Bar de vinos', 'Wine bar'), hrefs.wineBar),
        link(t('Eventos', 'Events'), hrefs.events),
        link(t('Bitácora', 'Journal'), hrefs.blog),
        link(t('Quiénes somos', 'About us'), hrefs.about),
      ],
      policy_title: t('Compra tranquila', 'Buy with ease'),
      policy_links: [
        link(t('Despachos', 'Delivery'), '/acerca-de/politicas-de-despacho'),
        link(t('Cambios y devoluciones', 'Exchanges and returns'), hrefs.exchange),
        link(t('Privacidad', 'Privacy'), hrefs.privacy),
        link(t('Términos y condiciones', 'Terms and conditions'), hrefs.terms),
        link(t('Contacto', 'Contact'), hrefs.contact),
      ],
      secure_purchase_text: t(
        'Compra segura: pagas con tarjeta en la página del banco, nunca en la nuestra.',
        'Secure purchase: you pay by card on the bank’s page, never on ours.',
      ),
      alcohol_warning: 'El consumo de alcohol en menores de 18 años se encuentra prohibido',
    },
    floating_buttons: {
      buttons: [
        {
          text: t('Preguntas frecuentes', 'Frequent questions'),
          link: `${hrefs.contact}/preguntas-frecuentes`,
          icon: 'help',
        },
        { text: t('Despachos', 'Delivery'), link: '/acerca-de/politicas-de-despacho', icon: 'truck' },
        { text: t('Cambios y devoluciones', 'Exchanges and returns'), link: hrefs.exchange, icon: 'refresh' },
        { text: 'WhatsApp', link: WHATSAPP_LINK, icon: 'message' },
      ],
    },
    seo: {
      title: SHOP.name,
      description: t(
        'Tienda y bar de vinos en Santiago de Chile: vinos, cajas, quesos franceses y destilados, con despacho a todo el país.',
        'Wine shop and wine bar in Santiago de Chile: wines, boxes, French cheese and spirits, delivered all over the country.',
      ),
      image: base('hero'),
      keywords: t('vinos chilenos, tienda de vinos, bar de vinos', 'Chilean wine, wine shop, wine bar'),
    },
    social_share: shareSettings(locale),
    help: {
      title: t('¿Te ayudamos?', 'Can we help?'),
      text: t('Responde una persona que conoce la tienda.', 'A person who knows the shop answers.'),
    },
  };
};
