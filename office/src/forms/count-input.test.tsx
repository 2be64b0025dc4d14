// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { Form, SaveButton } from 'react-admin';
import { it } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { CountInput } from './count-input.tsx';

it.each([
  ['101', 'No más de 100'],
  ['0', 'Al menos 1'],
])('says beside the field that %s is not allowed', async (value, sentence) => {
  await showPart(
    <Form onSubmit={() => undefined}>
      <CountInput source="percent" label="Porcentaje" min={1} max={100} />
      <SaveButton alwaysEnable />
    </Form>,
  );
  fireEvent.change(await screen.findByLabelText(/^Porcentaje/), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(sentence);
});
