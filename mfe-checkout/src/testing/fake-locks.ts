/** Web Locks among the tabs of `tabs.ts`: in order, readers together, and none outlives its page. */
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
    /** A page is gone, and its turns with it. */
    drop(owner: object) {
      queue = queue.filter((asked) => asked.owner !== owner);
      held = held.filter((asked) => asked.owner !== owner);
      next();
    },
  };
};
