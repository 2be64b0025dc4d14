import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactBlocks } from './contact-blocks.tsx';

const content = {
  address_icon: '',
  address_title: '',
  address_text: '',
  email_icon: '',
  email_title: '',
  email_text: '',
  phone_icon: 'phone',
};

it.each([
  ['WhatsApp', 'https://wa.me/56955550143'],
  ['Tienda', 'tel:+56955550143'],
])('a number named %s leads to %s', (title, href) => {
  const phones = [{ title, text: '+56 9 5555 0143' }];
  expect(renderToStaticMarkup(<ContactBlocks content={{ ...content, phones }} />)).toContain(
    `href="${href}"`,
  );
});
