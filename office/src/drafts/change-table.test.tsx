// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { ChangeTable } from './change-table.tsx';

it.each([
  ['a day', { updated_at: '2026-12-01' }, 'martes 1 de diciembre de 2026'],
  ['a kind of block', { blocks: [{ kind: 'quote' }] }, 'Cita'],
  ['a layout of the menu', { options: [{ component: 'grouped_links' }] }, 'Grupos de enlaces'],
  ['an icon', { options: [{ icon: 'glass' }] }, 'Copa'],
  ['the tone of a notice', { blocks: [{ tone: 'warning' }] }, 'Advertencia'],
  ['a step of a scale', { facts: { body: 4 } }, '4, alto'],
  ['yes and no', { ordered: true }, 'sí'],
  ['an empty field', { title: '' }, '–'],
])('shows %s in words, not as it is stored', async (_, after, words) => {
  const table = <ChangeTable before={{ title: 'Vendimia' }} after={after} labelOf={(path) => path} />;
  const { container } = await showPart(table);
  expect([...container.querySelectorAll('ins')].map(({ textContent }) => textContent)).toContain(words);
});
