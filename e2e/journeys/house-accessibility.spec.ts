import { axeFindings } from '../fixtures/axe.ts';
import { settled } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';
import { frame } from '../pages/frame.ts';

const WIDTHS = [360, 768, 1280];

/** Content pages that only `pnpm test:full` checks. */
const PATHS = [
  '/contacto',
  '/contacto/empresa',
  '/contacto/preguntas-frecuentes',
  '/contacto/gracias',
  '/reserva',
  '/reserva/fallida',
  '/reserva-mesa',
  '/reserva-mesa/thank-you',
  '/reserva-mesa/failed',
  '/eventos',
  '/vino-bar',
  '/blog',
  '/blog?ano=2026',
  '/acerca-de',
  '/acerca-de/contacto',
  '/acerca-de/contacto/empresa',
  '/acerca-de/contacto/preguntas',
  '/acerca-de/politicas-de-cambio',
  '/acerca-de/politicas-de-despacho',
  '/acerca-de/politicas-de-privacidad',
  '/acerca-de/politicas-generales',
  '/acerca-de/condiciones-generales',
  // Some pages in English too, because their texts have other lengths.
  '/contacto?lang=en',
  '/vino-bar?lang=en',
  '/blog?lang=en',
  '/reserva-mesa?lang=en',
];

for (const path of PATHS) {
  test(`${path} has no accessibility findings and no overflow at any width`, { tag: '@full' }, async ({
    page,
  }) => {
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(frame(page).heading).toHaveCount(1);
      await settled(page);
      found.push(...(await axeFindings(page)).map((finding) => `${width}: ${finding}`));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${width} overflows by ${over} px`);
    }
    expect(found).toEqual([]);
  });
}
