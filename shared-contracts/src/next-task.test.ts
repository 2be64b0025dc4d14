import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from './next-task.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the next task', () => {
  it('runs after tasks that are already queued', async () => {
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

  it('uses `scheduler.yield` where the browser has it', async () => {
    const own = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: own });
    await nextTask();
    expect(own).toHaveBeenCalledOnce();
  });

  it('does not yield in a background page', async () => {
    const own = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: own });
    vi.stubGlobal('document', { hidden: true });
    await nextTask();
    expect(own).not.toHaveBeenCalled();
  });
});
