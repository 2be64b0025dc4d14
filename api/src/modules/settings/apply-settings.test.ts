import { expect, it } from 'vitest';
import { applySettings, settingsOf } from './apply-settings.ts';
import { DEFAULT_BAR_RULES } from './bar-rules.ts';

it.each(['wine-bar', 'reservation', 'table-wine-bar-reservations'])(
  'shows the hours of the bar on the page "%s"',
  (slug) => {
    const { hours } = DEFAULT_BAR_RULES;
    const bar = { ...DEFAULT_BAR_RULES, hours: { ...hours, tuesday: { ...hours.tuesday, closes: '22:00' } } };
    const row = (label: string, text: string) => ({ label, value: [{ kind: 'text', text }] });
    const typed = row('Martes y miércoles', '18:00 a 23:30');
    const people = row('Personas', 'Hasta 8 por mesa');
    expect(settingsOf(slug)).toEqual(['bar']);
    const content = { blocks: [{ kind: 'facts', rows: [typed, people] }] };
    expect(applySettings(slug, content, { locale: 'es', settings: { bar } })).toMatchObject({
      blocks: [{ rows: expect.arrayContaining([row('Martes', '18:00 a 22:00'), people]) }],
    });
  },
);

it.each(['constructor', '__proto__', 'about-us'])(
  'leaves the page "%s" without settings as it is',
  (slug) => {
    expect(settingsOf(slug)).toEqual([]);
    expect(applySettings(slug, { seo: {} }, { locale: 'es', settings: {} })).toEqual({ seo: {} });
  },
);
