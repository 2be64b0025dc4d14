import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from './next-task.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the next task', () => {
  it('comes after what waits already', async () => {
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    const waiting = new Promise<void>((done) => {
      port1.onmessage = () => {
        order.push('a tap');
        port1.close();
        done();
      };
    });
    port2.postMessage(null);
    await nextTask();
    order.push('our work');
    await waiting;
    expect(order).toEqual(['a tap', 'our work']);
  });

  it("is the engine's own where it has one", async () => {
    const own = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: own });
    await nextTask();
    expect(own).toHaveBeenCalledOnce();
  });

  it('is not waited for by a page in the background', async () => {
    const own = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: own });
    vi.stubGlobal('document', { hidden: true });
    await nextTask();
    expect(own).not.toHaveBeenCalled();
  });
});
