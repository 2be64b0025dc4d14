import type { Layout } from 'shared-contracts/api/pages.schema';
import { BRAND_COLOURS } from 'shared-contracts/domain/brand-colours';
import { LOGO_CSS } from '../../frame/header/draw-logo.ts';
import type { InlineStyle } from '../html/page-styles.ts';

/** Colours, headings and logo that staff have changed. None while the shop has its own. */
export const brandStyles = ({ brand }: Layout): InlineStyle[] => {
  if (!brand) return [];
  const rules = [
    ...Object.entries(brand.colours).map(([name, hex]) => `--${name}:${hex}`),
    ...(brand.headings === 'sans' ? ['--serif:var(--sans)'] : []),
  ];
  // After the tokens, in their layer.
  const tokens = rules.length > 0 ? `@layer tokens{:root{${rules.join(';')}}}` : '';
  return [{ name: 'brand', css: tokens + (brand.logo ? LOGO_CSS : '') }];
};

/** Background colour of pages. */
export const paperOf = ({ brand }: Layout): string => brand?.colours.paper ?? BRAND_COLOURS.paper;
