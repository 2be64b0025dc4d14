// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAgeGate } from '../../inline/age-gate.ts';
import { es } from '../../messages/es.ts';
import { layout } from '../fixtures/layout.ts';
import { AgeGate } from './age-gate.tsx';

const gate = () => document.getElementById('age-gate') as HTMLDialogElement;
const press = (name: string) => screen.getByRole('button', { name }).click();
const accepted = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToString(<AgeGate content={layout.age_modal} t={es.ageGate} />);
  document.addEventListener('shop:age-accepted', accepted);
});
afterEach(() => {
  vi.restoreAllMocks();
  // Close the gate, or it would handle the next test's events.
  localStorage.setItem('isAcceptedAged', 'ok');
  dispatchEvent(new Event('storage'));
  vi.useRealTimers();
  document.removeEventListener('shop:age-accepted', accepted);
  accepted.mockClear();
  localStorage.clear();
});

describe('age gate', () => {
  it('opens for a new visitor', () => {
    openAgeGate();
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: '¿Eres mayor de edad?' }).open).toBe(true);
    expect(gate().getAttribute('closedby')).toBe('none');
  });

  it('stays closed for a visitor who accepted before', () => {
    localStorage.setItem('isAcceptedAged', 'ok');
    openAgeGate();
    expect(gate().open).toBe(false);
  });

  it('stores the acceptance, closes and notifies the page once', () => {
    openAgeGate();
    press('Sí, soy mayor de 18 años');
    vi.advanceTimersByTime(3_000);
    expect(localStorage.getItem('isAcceptedAged')).toBe('ok');
    expect(gate().open).toBe(false);
    expect(accepted).toHaveBeenCalledOnce();
  });

  it('stays open after a refusal and explains it', () => {
    openAgeGate();
    const reason = screen.getByText(es.ageGate.refused);
    expect(reason.hidden).toBe(true);
    press('No');
    expect(gate().open).toBe(true);
    expect(reason.hidden).toBe(false);
    expect(localStorage.getItem('isAcceptedAged')).toBe(null);
  });

  it.each([
    ['at its storage event', () => dispatchEvent(new Event('storage'))],
    ['within a second', () => vi.advanceTimersByTime(1_000)],
  ])('closes after an acceptance in another tab %s', (_, hear) => {
    openAgeGate();
    localStorage.setItem('isAcceptedAged', 'ok');
    hear();
    expect(gate().open).toBe(false);
    expect(accepted).toHaveBeenCalledOnce();
  });

  it('ignores Escape, and opens again when the browser closes it anyway', () => {
    openAgeGate();
    const cancel = new Event('cancel', { cancelable: true });
    gate().dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    gate().close();
    expect(gate().open).toBe(true);
  });

  it('accepts when storage is blocked', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    openAgeGate();
    expect(gate().open).toBe(true);
    press('Sí, soy mayor de 18 años');
    expect(gate().open).toBe(false);
    expect(accepted).toHaveBeenCalledOnce();
  });
});
