// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { RemoteEntry } from '../../boot-data.ts';
import { readSharedPage, shareLink } from './share-links.ts';

const catalog: RemoteEntry = {
  id: 'catalog',
  version: '1',
  contract: 1,
  entry: '/e.js',
  query: [
    { paths: ['/vinos'], keys: ['tipo'] },
    { paths: ['/productos/:product'], keys: ['t', 'hold'] },
  ],
};
const page = {
  url: 'https://shop.example/vinos/a?x=1&y=2',
  text: 'Carmenère & más',
  image: 'https://shop.example/a.jpg',
};

afterEach(() => document.head.replaceChildren());

describe('a share link', () => {
  it('contains encoded URL, title and picture', () => {
    const link = shareLink('https://net.example/?u={url}&t={text}&m={image}', page);
    const { searchParams } = new URL(link);
    expect(Object.fromEntries(searchParams)).toEqual({ u: page.url, t: page.text, m: page.image });
  });

  it('keeps braces with another name', () => {
    expect(shareLink('https://net.example/{id}', page)).toBe('https://net.example/{id}');
  });
});

it.each([
  ['es', '/vinos?utm_source=mail&tipo=tinto', 'https://shop.example/vinos?tipo=tinto'],
  ['en', '/vinos?tipo=tinto', 'https://shop.example/vinos?tipo=tinto&lang=en'],
  ['es', '/reiniciar-contrasena?token=secret', 'https://shop.example/reiniciar-contrasena'],
  ['es', '/productos/loica?hold=secret', 'https://shop.example/productos/loica'],
  ['en', '/productos/loica?hold=secret&t=x', 'https://shop.example/productos/loica?t=x&lang=en'],
] as const)(
  'has the filters and the language of the page, and no other parameters (%s %s)',
  (locale, here, url) => {
    history.replaceState(null, '', here);
    document.title = 'Vinos';
    document.head.innerHTML +=
      '<link rel="canonical" href="https://shop.example/vinos">' +
      '<meta property="og:image" content="https://shop.example/v.jpg">';
    expect(readSharedPage(locale, [catalog])).toEqual({
      url,
      text: 'Vinos',
      image: 'https://shop.example/v.jpg',
    });
  },
);
