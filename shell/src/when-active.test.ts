// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './browser/when-idle.ts';
import { whenActive } from './when-active.ts';

const prerender = (isPrerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
const activate = () => {
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};

describe('a prerendered page', () => {
  beforeEach(() => prerender(true));
  afterEach(() => {
    activate();
    vi.unstubAllGlobals();
  });

  it('runs an action when the browser activates it, and never again', () => {
    const act = vi.fn();
    whenActive(act);
    expect(act).not.toHaveBeenCalled();
    activate();
    activate();
    expect(act).toHaveBeenCalledOnce();
  });

  it('runs idle work after its activation', () => {
    const work = vi.fn();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    activate();
    expect(work).toHaveBeenCalledOnce();
  });
});

it('an open page runs an action at once', () => {
  const act = vi.fn();
  whenActive(act);
  expect(act).toHaveBeenCalledOnce();
});
