// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyLetters } from './early-letters.ts';

const opener = () => document.querySelector('button') as HTMLButtonElement;
const field = () => document.querySelector('dialog input') as HTMLInputElement;
const submitted = vi.fn();
const settle = () => new Promise((done) => setTimeout(done));

beforeAll(keepEarlyLetters);
beforeEach(() => {
  submitted.mockReset();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  document.body.innerHTML = `
    <form id="header" action="/vinos/busqueda"><button data-opens="search">Buscar</button></form>
    <input name="email"><i>texto</i><dialog><form id="modal"><input name="q"></form></dialog>`;
  for (const form of document.forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (form.id === 'modal') submitted(field().value);
    });
});
const open = async () => {
  field().focus();
  await settle();
};

it('puts letters and blanks typed after the press into the search field, before later ones', async () => {
  await userEvent.click(opener());
  await userEvent.keyboard('gran resrr{Backspace}erva');
  field().focus();
  field().value = ' 2019';
  await settle();
  expect(field().value).toBe('gran resrerva 2019');
  expect(submitted).not.toHaveBeenCalled();
});

it('searches after Enter', async () => {
  await userEvent.click(opener());
  await userEvent.keyboard('malbec{Enter}');
  await open();
  expect(submitted).toHaveBeenCalledExactlyOnceWith('malbec');
});

it('forgets the letters at a press elsewhere', async () => {
  await userEvent.click(opener());
  await userEvent.keyboard('mal');
  await userEvent.click(document.querySelector('i') as HTMLElement);
  await open();
  expect(field().value).toBe('');
  expect(opener().hasAttribute('name')).toBe(false);
});

it('keeps no letters of another field, of a shortcut, or without a press', async () => {
  await userEvent.keyboard('a');
  await userEvent.click(opener());
  await userEvent.keyboard('{Control>}c{/Control}');
  (document.querySelector('[name=email]') as HTMLElement).focus();
  await userEvent.keyboard('b');
  await open();
  expect(field().value).toBe('');
});

it('sends the letters with the form of the button, when the browser opens the search page', async () => {
  await userEvent.click(opener());
  await userEvent.keyboard('malbec');
  const form = document.getElementById('header') as HTMLFormElement;
  expect(new FormData(form, opener()).get('q')).toBe('malbec');
});
