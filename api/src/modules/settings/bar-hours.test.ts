import type { Document } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { hoursRows, openDaysOf, withBarHours } from './bar-hours.ts';
import { type BarRules, DEFAULT_BAR_RULES } from './bar-rules.ts';

const textRows = (rules: BarRules, locale: Locale) =>
  hoursRows(rules, locale).map(({ label, value: [text] }) => [label, text && 'text' in text && text.text]);
const rulesWith = (hours: Partial<BarRules['hours']>): BarRules => ({
  ...DEFAULT_BAR_RULES,
  hours: { ...DEFAULT_BAR_RULES.hours, ...hours },
});
const { monday, tuesday, friday } = DEFAULT_BAR_RULES.hours;

describe('the rows of opening hours', () => {
  it.each([
    [
      'es',
      [
        ['Martes y miércoles', '18:00 a 23:30'],
        ['Jueves a sábado', '18:00 a 00:30'],
        ['Domingo y lunes', 'Cerrado'],
      ],
    ],
    [
      'en',
      [
        ['Tuesday and Wednesday', '18:00 to 23:30'],
        ['Thursday to Saturday', '18:00 to 00:30'],
        ['Sunday and Monday', 'Closed'],
      ],
    ],
  ] as const)('join days with the same hours (%s)', (locale, rows) => {
    expect(textRows(DEFAULT_BAR_RULES, locale)).toEqual(rows);
  });

  it('do not join days across a closed one, and have no row of closed days in a full week', () => {
    const gap = rulesWith({ wednesday: { ...tuesday, is_open: false } });
    expect(textRows(gap, 'es').map(([label]) => label)).toEqual([
      'Martes',
      'Jueves a sábado',
      'Domingo, lunes y miércoles',
    ]);
    const full = rulesWith({ monday: { ...monday, is_open: true }, sunday: friday });
    expect(textRows(full, 'es')).toEqual([
      ['Lunes a miércoles', '18:00 a 23:30'],
      ['Jueves a domingo', '18:00 a 00:30'],
    ]);
  });
});

it('replaces the rows that name weekdays, in their place, and the hours for search engines', () => {
  const text = (label: string, value: string) => ({ label, value: [{ kind: 'text' as const, text: value }] });
  const page = {
    blocks: [
      { kind: 'facts', rows: [text('Sauvignon Blanc', '$4.900')] },
      {
        kind: 'facts',
        rows: [text('Dirección', 'Providencia'), text('Lunes a viernes', '9 a 13'), text('Teléfono', '600')],
      },
    ],
    place: { name: 'El bar', opening_hours: [] },
  } as unknown as Document;
  const { blocks, place } = withBarHours(page, DEFAULT_BAR_RULES, 'es');
  const labels = blocks.map((block) => block.kind === 'facts' && block.rows.map(({ label }) => label));
  expect(labels).toEqual([
    ['Sauvignon Blanc'],
    ['Dirección', 'Martes y miércoles', 'Jueves a sábado', 'Domingo y lunes', 'Teléfono'],
  ]);
  expect(place).toEqual({ name: 'El bar', opening_hours: openDaysOf(DEFAULT_BAR_RULES) });
});

it.each([
  ['es', ['Sábados', 'DOMINGOS', 'Miercoles y jueves']],
  ['en', ['Saturdays', 'Sundays']],
] as const)('replaces rows that name weekdays in the plural or without accents (%s)', (locale, labels) => {
  const rows = labels.map((label) => ({ label, value: [{ kind: 'text' as const, text: '9 a 13' }] }));
  const page = { blocks: [{ kind: 'facts', rows }] } as unknown as Document;
  expect(withBarHours(page, DEFAULT_BAR_RULES, locale).blocks).toEqual([
    { kind: 'facts', rows: hoursRows(DEFAULT_BAR_RULES, locale) },
  ]);
});
