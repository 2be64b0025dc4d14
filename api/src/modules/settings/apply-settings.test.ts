import { expect, it } from 'vitest';
import { applySettings, settingsOf } from './apply-settings.ts';

it.each(['constructor', '__proto__', 'about-us'])(
  'leaves the page "%s" without settings as it is',
  (slug) => {
    expect(settingsOf(slug)).toEqual([]);
    expect(applySettings(slug, { seo: {} }, { locale: 'es', settings: {} })).toEqual({ seo: {} });
  },
);
