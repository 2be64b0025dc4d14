import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Area } from '../areas/area.ts';
import { createFakeOffice, json, refused } from './fake-office.ts';
import { showScreen } from './show-in-office.tsx';

/** A change that a person makes on a screen of the office. */
interface Write {
  /** `changes the limits of a coupon` */
  name: string;
  area: Area;
  address: string;
  /** Answers of the API, by path: of a GET, or `POST /office/prices/preview`. */
  reads?: Readonly<Record<string, unknown>>;
  /** Heading of the part of the page that has the form, on a page with several. */
  part?: string;
  /** Buttons that open the form. */
  open?: readonly string[];
  /** Label of a field → typed text, chosen option, or an empty text to press it. In this order. */
  fill?: Readonly<Record<string, string>>;
  /** Button that sends. Default: Guardar. */
  submit?: string;
  /** `PUT /office/coupons/7` */
  call: string;
  body?: unknown;
  answer?: unknown;
}

interface WriteForm extends Write {
  /** Field that the API refuses, and its label. Empty: a field of several inputs. */
  refuses?: readonly [field: string, label: string];
  /** Sentence after success. */
  done?: string;
  /** Whether the storage of the tab keeps what was typed. Default: in a form whose field may be refused. Never a password. */
  isKept?: boolean;
}

const WHY_REFUSED = 'Esto no sirve';

const patternOf = (label: string): RegExp => new RegExp(`^${label.replace(/[?()$]/g, '\\$&')}( ?\\*)?$`);
/** The open dialog. Without one, the part of the page or the whole page. */
const front = (part?: string) => {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  return within(dialog ?? (part ? screen.getByRole('region', { name: part }) : document.body));
};
const fieldOf = (label: string, part?: string) =>
  front(part).findByLabelText<HTMLInputElement>(patternOf(label));
const press = async (name: string): Promise<HTMLElement> => {
  // Not to look for hidden elements is much faster.
  const button = await waitFor(() => front().getByRole('button', { name, hidden: true }));
  fireEvent.click(button);
  return button;
};

const fillIn = async (label: string, text: string, part?: string): Promise<void> => {
  const field = await fieldOf(label, part);
  if (text === '') fireEvent.click(field);
  else if (field.getAttribute('role') !== 'combobox') fireEvent.change(field, { target: { value: text } });
  else {
    await waitFor(() => expect(field.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.mouseDown(field);
    if (field.tagName === 'INPUT') {
      // Material UI empties a field without the focus. A search offers what the first word finds.
      act(() => field.focus());
      fireEvent.change(field, { target: { value: text.split(' ', 1)[0] } });
    }
    fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: text }));
  }
};

const typedIn = async (labels: readonly string[], part?: string): Promise<(string | boolean | null)[]> => {
  const fields = await Promise.all(labels.map((label) => fieldOf(label, part)));
  return fields.map(({ type, checked, value, textContent }) =>
    type === 'checkbox' || type === 'radio' ? checked : (value ?? textContent),
  );
};

/** Opens the screen and fills in its form. */
const openWrite = async ({
  area,
  address,
  reads = {},
  part,
  open = [],
  fill = {},
  call,
  submit = 'Guardar',
}: Write) => {
  const answers = Object.entries(reads).map(([path, value]) => [
    path.startsWith('/') ? `GET ${path}` : path,
    () => json(value),
  ]);
  const office = createFakeOffice(Object.fromEntries(answers));
  await showScreen(office, area, address);
  for (const name of open) await press(name);
  for (const [label, text] of Object.entries(fill)) await fillIn(label, text, part);
  return {
    office,
    send: () => press(submit),
    sent: () => office.asked.filter(({ method, url }) => `${method} ${url}` === call).map(({ body }) => body),
  };
};

/**
 * Each change keeps what was typed while the network is away and after a refusal, says the refusal at its field, and is
 * sent once, however often the person presses.
 */
export const itSends = (forms: readonly WriteForm[]): void =>
  it.each(forms)('$name', async (form) => {
    const { call, body, part, fill = {}, answer = {}, refuses, isKept = refuses !== undefined, done } = form;
    const { office, send, sent } = await openWrite(form);
    const labels = Object.keys(fill);
    const typed = await typedIn(labels, part);

    await send();
    await waitFor(() => expect(sent()).toEqual([body]));
    await screen.findAllByText(/No hay conexión con la oficina/);
    expect(await typedIn(labels, part)).toEqual(typed);
    expect(sessionStorage.length > 0).toBe(isKept);

    if (refuses) {
      const [field, label] = refuses;
      office.answers[call] = () => refused(422, 'VALIDATION_FAILED', { [field]: WHY_REFUSED });
      await send();
      const why = await screen.findByText(WHY_REFUSED);
      if (label)
        expect(why.closest('[id]')?.id).toBe((await fieldOf(label)).getAttribute('aria-describedby'));
      expect(await typedIn(labels, part)).toEqual(typed);
    }

    const before = sent().length;
    const { promise, resolve } = Promise.withResolvers<Response>();
    office.answers[call] = () => promise;
    const button = await send();
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
    fireEvent.click(button);
    resolve(json(answer));
    if (done) await screen.findByText(done);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(sent().slice(before)).toEqual([body]);
  });
