// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react';
import type { Layout, MenuOption } from 'shared-contracts/api/pages.schema';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from './fixtures/layout.ts';
import { renderFrame, renderNotFound, renderSlotSkeleton } from './server.tsx';

const input = {
  layout,
  locale: 'es' as const,
  locales: ['es', 'en'] as const,
  path: '/',
  folded: false,
  year: 2031,
  asksConsent: false,
};
afterEach(() => document.body.replaceChildren());

describe('frame on the server', () => {
  it('has a heading in the skeleton and a notice about JavaScript', () => {
    expect(renderSlotSkeleton('en')).toContain('<h1 class="visually-hidden">Loading the page</h1>');
    expect(renderFrame(input).needsScript).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  });

  it('has no style attribute and no inline handler, which the CSP would block', () => {
    const { header, footer, ageGate } = renderFrame(input);
    const all = header + footer + ageGate + renderSlotSkeleton('es');
    expect(all).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('has the phones of a shop without address and e-mail, and no empty blocks', () => {
    const footerOf = (phones: Layout['pre_footer']['phones']) => {
      const pre_footer = { ...layout.pre_footer, address_text: '', email_text: '', phones };
      return renderFrame({ ...input, layout: { ...layout, pre_footer } }).footer;
    };
    expect(footerOf([{ title: 'Tienda', text: '+56 2 2555 0143' }])).toContain('href="tel:+56225550143"');
    expect(footerOf([])).not.toContain('blocks');
  });

  it('passes header properties as JSON', () => {
    const { headerProps } = renderFrame(input);
    expect(JSON.parse(JSON.stringify(headerProps))).toEqual(headerProps);
  });

  it('shows the name of the shop, or its logo with the name as accessible name', () => {
    const homeLink = (brand?: Layout['brand']) => {
      const { header, headerProps } = renderFrame({ ...input, layout: { ...layout, brand } });
      document.body.innerHTML = header;
      const link = within(screen.getByRole('banner')).getByRole('link', { name: layout.shop.name });
      return { link, headerProps };
    };
    const plain = homeLink();
    expect([plain.link.innerHTML, 'logo' in plain.headerProps]).toEqual([layout.shop.name, false]);

    const logo = { image: '/storage/content/logo.1a2b3c4d', width: 600, height: 120 };
    const { link, headerProps } = homeLink({ colours: {}, headings: 'serif', logo });
    const image = within(link).getByRole('img');
    expect(link.textContent).toBe('');
    expect(Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value]))).toEqual({
      alt: layout.shop.name,
      'data-logo': '',
      src: '/storage/content/logo.1a2b3c4d.webp?w=240',
      srcset: '/storage/content/logo.1a2b3c4d.webp?w=480 2x',
      width: '600',
      height: '120',
    });
    expect(JSON.parse(JSON.stringify(headerProps))).toEqual(headerProps);
  });

  it('draws known icons of the menu and none for unknown names', () => {
    const icons = (icon: string) => {
      const [entry, ...others] = layout.navbar.components;
      const [option, ...rest] = entry?.options ?? [];
      const options = [{ ...option, icon } as MenuOption, ...rest];
      const components = [{ ...(entry as (typeof others)[number]), options }, ...others];
      const { headerProps } = renderFrame({ ...input, layout: { ...layout, navbar: { components } } });
      return headerProps.layout.components[0]?.options[0]?.icon;
    };
    expect(icons('cheese')).toMatch(/^M/);
    expect(icons('unicorn')).toBe(null);
  });

  it('draws the icons of the contact blocks that the content names', () => {
    const iconOf = (address_icon: string) => {
      const pre_footer = { ...layout.pre_footer, address_icon };
      document.body.innerHTML = renderFrame({ ...input, layout: { ...layout, pre_footer } }).footer;
      const block = screen.getByText(layout.pre_footer.address_title).parentElement?.parentElement;
      return block?.querySelector('path')?.getAttribute('d');
    };
    expect(iconOf('store')).not.toBe(iconOf('map-pin'));
    expect(iconOf('unicorn')).toBe(iconOf('map-pin'));
  });

  it('ends the page with seller, year and legal warning', () => {
    document.body.innerHTML = renderFrame(input).footer;
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('© 2031 Casa Quillay')).toBeTruthy();
    expect(footer.getByText('RUT 76.543.210-3')).toBeTruthy();
    expect(footer.getByRole('link', { name: '+56 2 2345 6789' }).getAttribute('href')).toBe(
      'tel:+56223456789',
    );
    expect(footer.getByText(layout.footer.alcohol_warning)).toBeTruthy();
  });

  it('links home from a 404 page without content', () => {
    const content = {
      seo: { title: '', description: '', image: null, keywords: '' },
      image: { image: '', alt: '' },
      title_layout: { title: 'No encontramos esta página' },
      text: { text: '' },
      button: { text: '', link: '' },
    };
    document.body.innerHTML = renderNotFound(content, 'es');
    expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('img')).toBe(null);
  });
});
