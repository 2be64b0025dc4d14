// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from 'shared-contracts/api/profile.schema';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESS, OFFICE, PLACES } from '../../fixtures/customer.ts';
import { CUSTOMER, showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

/** Mounts the page with an address list that API calls change. */
const show = async (rows: Address[], extra: Record<string, unknown> = {}) => {
  let kept = rows;
  const page = await showPage(
    '/cuenta/mi-cuenta/mis-direcciones',
    {
      ...PLACES,
      'list-addresses': () => ({ data: kept }),
      'delete-address': ({ params }: { params: { id: string } }) => {
        kept = kept.filter(({ id }) => id !== params.id);
        return { data: { id: params.id, restorable_until: '2026-12-24T00:00:00Z' } };
      },
      'restore-address': () => {
        kept = rows;
        return { data: rows[0] };
      },
      'create-address': { data: OFFICE },
      'update-address': { data: OFFICE },
      ...extra,
    },
    CUSTOMER,
  );
  return { ...page, ask: () => page.host.calls.filter(({ id }) => !id.startsWith('list-')) };
};
const names = () =>
  within(screen.getByRole('list', { name: 'Direcciones guardadas' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('my addresses', () => {
  it('are listed, with the default address marked', async () => {
    await show([ADDRESS, OFFICE]);
    expect(names()).toEqual(['Casa', 'Oficina']);
    expect(screen.getAllByText('Principal')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Usar Casa como principal' })).toBe(null);
  });

  it('accept a new address', async () => {
    const { ask } = await show([]);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    expect(document.activeElement?.textContent).toBe('Dirección nueva');
    await userEvent.type(screen.getByLabelText('Nombre de la dirección'), ' Oficina ');
    await userEvent.type(screen.getByLabelText('Dirección'), 'Los Alerces 123');
    await userEvent.selectOptions(screen.getByLabelText('Región'), '13');
    await userEvent.selectOptions(await screen.findByLabelText('Comuna'), '13123');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
    expect(ask()).toEqual([
      {
        id: 'create-address',
        input: {
          body: {
            identification: 'Oficina',
            address: 'Los Alerces 123',
            apartment: '',
            commune_id: '13123',
            is_default: false,
          },
        },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Agregar dirección' })).toBeTruthy();
  });

  it('have the fields name, region, commune, street and flat in this order', async () => {
    await show([]);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    const form = within(screen.getByRole('form', { name: 'Dirección nueva' }));
    const controls = [...form.getAllByRole('combobox'), ...form.getAllByRole('textbox')].toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(controls.map((control) => control.getAttribute('name'))).toEqual([
      'identification',
      'region_id',
      'commune_id',
      'address',
      'apartment',
    ]);
  });

  it('show that the communes are loading', async () => {
    await show([], { 'list-communes': () => new Promise(() => {}) });
    await userEvent.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    await userEvent.selectOptions(screen.getByLabelText('Región'), '13');
    expect(await screen.findByRole('option', { name: 'Cargando comunas…' })).toBeTruthy();
  });

  it('move the focus to the button for a new address after the first one was saved', async () => {
    let kept: Address[] = [];
    await show([], {
      'list-addresses': () => ({ data: kept }),
      'create-address': () => {
        kept = [OFFICE];
        return { data: OFFICE };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    await userEvent.type(screen.getByLabelText('Nombre de la dirección'), 'Oficina');
    await userEvent.type(screen.getByLabelText('Dirección'), 'Los Alerces 123');
    await userEvent.selectOptions(screen.getByLabelText('Región'), '13');
    await userEvent.selectOptions(await screen.findByLabelText('Comuna'), '13123');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
    await waitFor(() => expect(names()).toEqual(['Oficina']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar dirección' }));
  });

  it('show an error at a missing field and send no request', async () => {
    const { ask } = await show([]);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar dirección' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
    const field = screen.getByLabelText('Comuna');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'El campo comuna es requerido',
    );
    expect(ask()).toEqual([]);
  });

  it('are edited in place', async () => {
    const { ask } = await show([ADDRESS]);
    await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
    const street = screen.getByLabelText<HTMLInputElement>('Dirección');
    expect(street.value).toBe('Los Alerces 123');
    await userEvent.type(street, '4');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
    expect(ask().at(-1)).toMatchObject({
      id: 'update-address',
      input: { params: { id: ADDRESS.id }, body: { address: 'Los Alerces 1234', commune_id: '13123' } },
    });
  });

  it('accept another default address with one click', async () => {
    const { ask } = await show([ADDRESS, OFFICE]);
    await userEvent.click(screen.getByRole('button', { name: 'Usar Oficina como principal' }));
    expect(ask().at(-1)).toMatchObject({
      id: 'update-address',
      input: { params: { id: OFFICE.id }, body: { is_default: true } },
    });
  });

  it('keep the street that another tab has changed, when chosen as default', async () => {
    let kept = [ADDRESS, OFFICE];
    const { ask } = await show(kept, { 'list-addresses': () => ({ data: kept }) });
    kept = [ADDRESS, { ...OFFICE, address: 'Los Aromos 9' }];
    await userEvent.click(screen.getByRole('button', { name: 'Usar Oficina como principal' }));
    expect(ask().at(-1)).toMatchObject({
      id: 'update-address',
      input: { params: { id: OFFICE.id }, body: { address: 'Los Aromos 9', is_default: true } },
    });
  });

  it('can be restored after deletion', async () => {
    const { ask } = await show([ADDRESS, OFFICE]);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Oficina' }));
    expect(await screen.findByText('Eliminamos la dirección Oficina.')).toBeTruthy();
    expect(names()).toEqual(['Casa']);
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(ask().at(-1)).toEqual({ id: 'restore-address', input: { params: { id: OFFICE.id } } });
    expect(names()).toEqual(['Casa', 'Oficina']);
    expect(screen.queryByText('Eliminamos la dirección Oficina.')).toBe(null);
  });

  it('move the focus to the button for a new address when a form closes after a deletion', async () => {
    await show([ADDRESS, OFFICE]);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Oficina' }));
    await screen.findByRole('button', { name: 'Deshacer' });
    await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar dirección' }));
  });

  it('keeps typed values when saving fails', async () => {
    const full = () => {
      throw new ApiError({ code: 'TOO_MANY_ADDRESSES', message: '', statusCode: 409 });
    };
    await show([ADDRESS], { 'update-address': full });
    await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
    await userEvent.type(screen.getByLabelText('Dirección'), '4');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ya tienes guardadas todas');
    expect(screen.getByLabelText<HTMLInputElement>('Dirección').value).toBe('Los Alerces 1234');
  });

  it('keep the text typed for another address when a cancelled save is answered late', async () => {
    let answer: (saved: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { host } = await show([ADDRESS, OFFICE], { 'update-address': () => late });
    await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Editar Oficina' }));
    await userEvent.type(screen.getByLabelText('Dirección'), '9');
    const lists = () => host.calls.filter(({ id }) => id === 'list-addresses').length;
    const before = lists();
    answer({ data: ADDRESS });
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    expect(screen.getByLabelText<HTMLInputElement>('Dirección').value).toBe(`${OFFICE.address}9`);
  });

  it('show no error of an earlier action after the next one', async () => {
    const fail = () => {
      throw new ApiError({ code: 'INTERNAL', message: '' });
    };
    await show([ADDRESS, OFFICE], { 'update-address': fail });
    await userEvent.click(screen.getByRole('button', { name: 'Usar Oficina como principal' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar Oficina' }));
    await screen.findByText('Eliminamos la dirección Oficina.');
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('are listed again, without the form, when the customer returns', async () => {
    const { open } = await show([ADDRESS, OFFICE]);
    await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
    await open('/cuenta/mi-cuenta/mis-direcciones');
    expect(names()).toEqual(['Casa', 'Oficina']);
  });

  it.each(['Editar Oficina', 'Agregar dirección'])(
    'show no error of another address after "%s"',
    async (button) => {
      const fail = () => {
        throw new ApiError({ code: 'INTERNAL', message: '' });
      };
      await show([ADDRESS, OFFICE], { 'update-address': fail });
      await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
      await userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));
      await screen.findByRole('alert');
      await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
