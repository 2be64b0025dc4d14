/**
 * Content of the frame until the API has answered for the first time: links to the main pages, and no
 * invented facts about the shop.
 */
import type { Layout, NotFound } from 'shared-contracts/api/pages.schema';
import { TITLE } from 'shared-contracts/domain/error-catalogue';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';

const words = {
  es: {
    wines: 'Vinos',
    boxes: 'Cajas',
    gourmet: 'Gourmet',
    alcohols: 'Otros alcoholes',
    age: 'Para entrar debes ser mayor de 18 años.',
    missing: 'No encontramos esta página',
    missingText: 'Puede que el enlace haya cambiado. Desde el inicio llegas a todo.',
    home: 'Ir al inicio',
    failedText: 'No es culpa tuya. Prueba de nuevo en un momento, o vuelve al inicio.',
    secure: 'Compra segura',
    warning: 'El consumo de alcohol en menores de 18 años se encuentra prohibido',
  },
  en: {
    wines: 'Wines',
    boxes: 'Boxes',
    gourmet: 'Gourmet',
    alcohols: 'Other alcohols',
    age: 'You must be over 18 to enter.',
    missing: 'We could not find this page',
    missingText: 'The link may have changed. From the home page you reach everything.',
    home: 'Go to the home page',
    failedText: 'It is not your fault. Try again in a moment, or go back to the home page.',
    secure: 'Secure purchase',
    warning: 'Sale of alcohol to people under 18 is prohibited',
  },
} as const;

export const builtInLayout = (locale: Locale): Layout => {
  const t = words[locale];
  const entry = (title: string, link: string) => ({ title, link, icon: null, options: [] });
  return {
    shop: { name: 'Casa Quillay', legal_name: '', rut: '' },
    // The frame has its own title.
    age_modal: { image: null, header_text: '', title: '', text: t.age },
    default_modal: false,
    promotional_modal: {
      visibility: false,
      modal: { title: '', description: '', button: { text: '', link: '' }, header_image: null, logo: null },
    },
    navbar: {
      components: [
        entry(t.wines, hrefs.wines),
        entry(t.boxes, hrefs.boxes),
        entry(t.gourmet, hrefs.gourmet),
        entry(t.alcohols, hrefs.alcohols),
      ],
    },
    pre_footer: {
      address_icon: '',
      address_title: '',
      address_text: '',
      email_icon: '',
      email_title: '',
      email_text: '',
      phone_icon: '',
      phones: [],
    },
    footer: {
      social_networks: [],
      newsletter_title: '',
      newsletter_text: '',
      title_for_pages: '',
      links_to_pages: [],
      policy_title: '',
      policy_links: [],
      secure_purchase_text: t.secure,
      alcohol_warning: t.warning,
    },
    floating_buttons: { buttons: [] },
  };
};

const screen = (title: string, text: string, locale: Locale): NotFound => ({
  seo: { title, description: text, image: null, keywords: '' },
  image: { image: '', alt: '' },
  title_layout: { title },
  text: { text },
  button: { text: words[locale].home, link: hrefs.home },
});

export const builtInNotFound = (locale: Locale): NotFound =>
  screen(words[locale].missing, words[locale].missingText, locale);

/**
 * Text of the page for a failure other than a missing page
 * (docs/product/routes.md#unknown-routes-and-failures).
 */
export const builtInFailure = (locale: Locale): NotFound =>
  screen(TITLE[locale], words[locale].failedText, locale);
