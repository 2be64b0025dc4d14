// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { useKeptText } from './use-kept-text.ts';

const typedTexts = createTypedTexts(window.sessionStorage);
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesProvider services={{ session: {} as SessionModel, typedTexts }}>{children}</ServicesProvider>
);
const open = (cost: string, version: string) =>
  renderHook(
    (stored: { cost: string; version: string }) =>
      useKeptText('costs/W1', { cost: stored.cost }, stored.version),
    {
      wrapper,
      initialProps: { cost, version },
    },
  );

beforeEach(() => typedTexts.clear());
afterEach(cleanup);

it('tells that another person changed the values under typed text, also after the page was opened again', () => {
  const { result, rerender } = open('4000', 'a');
  act(() => result.current.change({ cost: '5000' }));
  expect(result.current.isOutdated).toBe(false);
  rerender({ cost: '4500', version: 'b' });
  expect(result.current).toMatchObject({ values: { cost: '5000' }, isOutdated: true });
  cleanup();
  expect(open('4500', 'b').result.current).toMatchObject({ values: { cost: '5000' }, isOutdated: true });
});

it('shows the stored values when nothing is typed', () => {
  const { result, rerender } = open('4000', 'a');
  rerender({ cost: '4500', version: 'b' });
  expect(result.current).toMatchObject({ values: { cost: '4500' }, isTyped: false, isOutdated: false });
  act(() => result.current.change({ cost: '5000' }));
  act(() => result.current.forget());
  expect(result.current).toMatchObject({ values: { cost: '4500' }, isTyped: false, isOutdated: false });
});
