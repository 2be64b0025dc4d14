/**
 * Fake Web Locks for the tabs of `tabs.ts`: first in, first out, shared readers, released when their page
 * closes.
 */
interface Asked {
  mode: LockMode;
  owner: object;
  begin: () => void;
}

export const createFakeLocks = (ownerNow: () => object, runAs: (owner: object, act: () => void) => void) => {
  let queue: Asked[] = [];
  let held: Asked[] = [];

  const next = () => {
    const [first] = queue;
    const isFree =
      held.length === 0 || (first?.mode === 'shared' && held.every(({ mode }) => mode === 'shared'));
    if (!first || !isFree) return;
    queue = queue.slice(1);
    held = [...held, first];
    runAs(first.owner, first.begin);
    next();
  };
  const request = (_name: string, { mode = 'exclusive' }: LockOptions, turn: () => Promise<unknown>) =>
    new Promise((done, fail) => {
      const asked: Asked = {
        mode,
        owner: ownerNow(),
        begin: () => {
          const release = () => {
            held = held.filter((one) => one !== asked);
            queueMicrotask(next);
          };
          turn().then(done, fail).finally(release);
        },
      };
      queue = [...queue, asked];
      queueMicrotask(next);
    });
  return {
    request,
    isIdle: () => queue.length === 0 && held.length === 0,
    /** Releases all locks of a closed page. */
    drop(owner: object) {
      queue = queue.filter((asked) => asked.owner !== owner);
      held = held.filter((asked) => asked.owner !== owner);
      next();
    },
  };
};
