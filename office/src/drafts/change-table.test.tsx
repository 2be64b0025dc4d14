// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
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

it('says how many changes it does not show yet, and shows them on request', async () => {
  const after = Object.fromEntries(Array.from({ length: 203 }, (_, index) => [`field${index}`, 'nuevo']));
  const { container } = await showPart(<ChangeTable before={{}} after={after} labelOf={(path) => path} />);
  expect(container.querySelectorAll('dt')).toHaveLength(200);
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar los 3 cambios que faltan' }));
  expect(container.querySelectorAll('dt')).toHaveLength(203);
  expect(screen.queryByRole('button')).toBeNull();
});
