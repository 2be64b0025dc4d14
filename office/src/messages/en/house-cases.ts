import type { house_cases as es } from '../es/house-cases.ts';

export const house_cases: typeof es = {
  add: 'Create case',
  name_es: 'Name (Spanish)',
  name_en: 'Name (English)',
  contents: 'Bottles',
  price: 'Price without the saving',
  statuses: { shown: 'in the shop', hidden: 'not shown', 'sold-out': 'lacks a bottle' },
  is_active: 'Show it in the shop',
  active_help: 'It shows while the shop sells mixed cases and has all of its bottles.',
  bottles: '%{smart_count} bottle |||| %{smart_count} bottles',
  bottles_help: 'A case has 6 or 12 bottles of wines or other alcohols.',
  add_bottle: 'Add a wine',
  less: 'One bottle less of %{name}',
  more: 'One bottle more of %{name}',
  remove_title: 'Remove the case',
  removed: 'The case was removed',
  remove_help: 'The shop no longer shows “%{name}”. Cases that are in a cart stay.',
};
