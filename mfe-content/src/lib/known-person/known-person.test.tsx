// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'effector-react';
import { sessionState } from 'shared-contracts/bus/topics';
import { findPage } from 'shared-kit/page';
import { afterEach, describe, expect, it } from 'vitest';
import { contactAnswers } from '../../fixtures/contact.ts';
import { reservationAnswers } from '../../fixtures/events.ts';
import { PERSON } from '../../fixtures/person.ts';
import { showPage } from '../../fixtures/show.ts';
import { tableAnswers } from '../../fixtures/tables.ts';
import { remote } from '../../remote.ts';

afterEach(cleanup);

const COMPANY = { ...PERSON, type: 'company', company_name: 'Viñas del Sur', rut: '76418530-7' };
const ANSWERS = { ...contactAnswers(), ...reservationAnswers(), ...tableAnswers() };

const showTo = async (path: string, profile: object) => {
  const { host, scope } = await showPage(path, { ...ANSWERS, 'read-profile': () => ({ data: profile }) });
  await act(async () => host.bus.publish(sessionState, { kind: 'customer', id: 'c1', firstName: 'Ana' }));
  return scope;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a signed-in customer', () => {
  it.each(['/contacto', '/contacto/empresa', '/reserva', '/reserva-mesa'])(
    'finds their name, email and phone in the form of %s',
    async (path) => {
      await showTo(path, PERSON);
      await waitFor(() => expect(field('Nombre').value).toBe('Ana'));
      expect(field('Apellido').value).toBe('Núñez');
      expect(field('Correo electrónico').value).toBe('ana@vinos.cl');
      expect(field('Teléfono').value).toBe('+56987654321');
    },
  );

  it('finds the company’s name and RUT in the company’s form', async () => {
    await showTo('/contacto/empresa', COMPANY);
    await waitFor(() => expect(field('Empresa').value).toBe('Viñas del Sur'));
    expect(field('RUT de la empresa').value).toBe('76.418.530-7');
  });

  it('finds the phone that they have changed in the account since the last form', async () => {
    const profile = { ...PERSON };
    const scope = await showTo('/contacto', profile);
    await waitFor(() => expect(field('Teléfono').value).toBe('+56987654321'));
    cleanup();
    profile.phone = '+56911112222';
    const page = await findPage(remote.routes, '/contacto', 'es')?.route.load();
    const View = page?.page.View ?? (() => null);
    render(
      <Provider value={scope}>
        <View />
      </Provider>,
    );
    await waitFor(() => expect(field('Teléfono').value).toBe('+56911112222'));
  });
});

it('requests no customer data for a guest', async () => {
  const { host } = await showPage('/contacto', ANSWERS);
  await act(async () => host.bus.publish(sessionState, { kind: 'guest' }));
  expect(host.calls.map(({ id }) => id)).not.toContain('read-profile');
  expect(field('Nombre').value).toBe('');
});
