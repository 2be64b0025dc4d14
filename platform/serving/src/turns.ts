/** Waiting tasks by client. Clients take turns, so many tasks of one client delay only its own. */
export const createTurns = <Task>() => {
  /** The first client in the map is the next. */
  const waiting = new Map<string, Set<Task>>();
  let size = 0;

  const remove = (client: string, task: Task): void => {
    const tasks = waiting.get(client);
    if (!tasks?.delete(task)) return;
    size -= 1;
    if (tasks.size === 0) waiting.delete(client);
  };

  return {
    /** Tasks that wait. */
    get size() {
      return size;
    },
    /** Tasks of this client that wait. */
    waitingOf: (client: string) => waiting.get(client)?.size ?? 0,
    add(client: string, task: Task): void {
      const tasks = waiting.get(client) ?? new Set();
      waiting.set(client, tasks.add(task));
      size += 1;
    },
    remove,
    /**
     * Removes and returns the next task. Undefined when none may begin.
     * @param mayBegin skips clients that have enough. Default: none
     */
    next(mayBegin: (client: string) => boolean = () => true): Task | undefined {
      for (const [client, tasks] of waiting) {
        if (!mayBegin(client)) continue;
        const [task] = tasks as Iterable<Task>;
        // The client goes to the end of the line.
        waiting.delete(client);
        waiting.set(client, tasks);
        remove(client, task as Task);
        return task;
      }
      return undefined;
    },
    /** Tasks that begin before a new one of this client. */
    ahead(client: string): number {
      const own = waiting.get(client)?.size ?? 0;
      let count = 0;
      for (const tasks of waiting.values()) count += Math.min(tasks.size, own + 1);
      return count;
    },
    /** The last task of the client with the most. It gives way when too many wait. */
    lastOfLongest(): Task | undefined {
      let most: Set<Task> = new Set();
      for (const tasks of waiting.values()) if (tasks.size > most.size) most = tasks;
      return [...most].at(-1);
    },
  };
};
