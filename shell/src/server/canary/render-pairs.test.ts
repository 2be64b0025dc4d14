import { beforeEach, describe, expect, it } from 'vitest';
import { createRenderPairs, type Render, type RenderPairs } from './render-pairs.ts';

describe('pairs of renders', () => {
  let now: number;
  let pairs: RenderPairs;
  const render = (arm: Render['arm'], change: Partial<Render> = {}) =>
    pairs.add({ address: 'es /vinos', arm, outcome: 'rendered', ms: 10, ...change });
  beforeEach(() => {
    now = 0;
    pairs = createRenderPairs(() => now);
  });
  const warmUp = () => {
    for (let one = 0; one < 21; one += 1)
      for (const arm of ['canary', 'control'] as const) render(arm, { address: `es /${arm}/${one}` });
  };

  it('are lost by the release whose render fails alone', () => {
    expect(render('control')).toBeNull();
    expect(render('canary', { outcome: 'threw' })).toEqual({ signal: 'render-failed', arm: 'canary' });
    render('canary');
    expect(render('control', { outcome: 'rubbish' })).toEqual({ signal: 'render-failed', arm: 'control' });
  });

  // The test must notice this fault in shell/src/server/canary/render-pairs.ts
  // - if (OTHERS_FAULTS.has(render.outcome)) return null;
  it('are lost by nobody when both fail, or the API is the cause', () => {
    render('control', { outcome: 'threw' });
    expect(render('canary', { outcome: 'threw' })).toBeNull();
    render('control');
    for (const outcome of ['late', 'shed'] as const) expect(render('canary', { outcome })).toBeNull();
  });

  // The test must notice this fault in shell/src/server/canary/render-pairs.ts
  // - if (now() - followedAt[render.arm] < FOLLOWING_MS) return null;
  it('are lost by a release that ended its worker, once for many pages that this fault prevents', () => {
    const lose = (address: string) => {
      render('control', { address });
      return render('canary', { address, outcome: 'resting' });
    };
    const lost = { signal: 'render-failed', arm: 'canary' };
    expect([lose('a'), lose('b'), lose('c')]).toEqual([lost, null, null]);
    now += 2_000;
    expect([lose('d'), lose('e')]).toEqual([lost, null]);
    // The other release has a count of its own.
    render('canary', { address: 'f' });
    expect(render('control', { address: 'f', outcome: 'interrupted' })).toEqual({ ...lost, arm: 'control' });
  });

  it('need one render of each release for one address, at about the same time', () => {
    render('control');
    expect(render('control', { outcome: 'threw' })).toBeNull();
    expect(render('canary', { address: 'en /vinos', outcome: 'threw' })).toBeNull();
    now += 30_001;
    expect(render('canary')).toBeNull();
  });

  it('use a render once, so that a page that is often rendered does not count more', () => {
    render('control');
    render('canary', { outcome: 'threw' });
    expect(render('canary', { outcome: 'threw' })).toBeNull();
  });

  it('are lost by the release that is much slower, after its code is compiled', () => {
    render('control');
    expect(render('canary', { ms: 410 })).toBeNull();
    warmUp();
    render('control');
    expect(render('canary', { ms: 410 })).toEqual({ signal: 'render-ms', arm: 'canary' });
    render('control');
    expect(render('canary', { ms: 15 })).toBeNull();
  });
});
