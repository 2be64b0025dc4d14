/**
 * Limits concurrent tasks. Further tasks wait in a bounded queue for a bounded time, and clients take turns: many tasks
 * of one client delay only its own.
 */

export interface GateLimits {
  atOnce: number;
  /** Tasks that may wait. */
  queued: number;
  /** Longest wait of a task. */
  waitMs: number;
}

/** A task's place in the queue. */
export interface Place {
  /** True for a page that shoppers are known to ask for. It goes before the pages that anyone can invent. */
  isOrdinary: boolean;
  /** Network address of the client. */
  client: string;
}

/** Ends a task. */
type Leave = () => void;

export interface Gate {
  /** @returns null if the task must not run: it waited too long, would wait too long, or the queue is full */
  enter(place?: Place): Promise<Leave | null>;
  /** False while at least half of the places are taken. Tasks that are not urgent are then refused. */
  hasSpare(): boolean;
}

/** Share of the places that only ordinary tasks get. */
const RESERVED = 0.25;
/** One of this many tasks from the queue is not ordinary, while both kinds wait. */
const OTHER_TURN = 4;
/** Weight of the last task in the average duration. */
const WEIGHT = 0.1;

interface Task {
  place: Place;
  settle(entered: boolean): void;
}

/** Waiting tasks of one kind, by client. The first client in the map is the next. */
type Lane = Map<string, Task[]>;

const takeNext = (lane: Lane): Task | undefined => {
  const [first] = lane;
  if (!first) return undefined;
  const [client, tasks] = first;
  const task = tasks.shift();
  lane.delete(client);
  if (tasks.length > 0) lane.set(client, tasks);
  return task;
};

const remove = (lane: Lane, task: Task): void => {
  const { client } = task.place;
  const left = (lane.get(client) ?? []).filter((one) => one !== task);
  if (left.length > 0) lane.set(client, left);
  else lane.delete(client);
};

/** Tasks that run before the next one of this client. */
const ahead = (lane: Lane, client: string): number => {
  const own = lane.get(client)?.length ?? 0;
  let count = 0;
  for (const tasks of lane.values()) count += Math.min(tasks.length, own + 1);
  return count;
};

const longest = (lane: Lane): Task[] => {
  let most: Task[] = [];
  for (const tasks of lane.values()) if (tasks.length > most.length) most = tasks;
  return most;
};

const ANYBODY: Place = { isOrdinary: true, client: '' };

export const createGate = (
  { atOnce, queued, waitMs }: GateLimits,
  { now = () => performance.now() }: { now?: () => number } = {},
): Gate => {
  const otherAtOnce = atOnce - Math.floor(atOnce * RESERVED);
  const lanes: Record<'ordinary' | 'other', Lane> = { ordinary: new Map(), other: new Map() };
  const laneOf = ({ isOrdinary }: Place): Lane => (isOrdinary ? lanes.ordinary : lanes.other);
  let running = 0;
  let othersRunning = 0;
  let waiting = 0;
  let turn = 0;
  let averageMs = 0;

  const hasPlace = ({ isOrdinary }: Place): boolean =>
    running < atOnce && (isOrdinary || othersRunning < otherAtOnce);

  const start = ({ isOrdinary }: Place): Leave => {
    const began = now();
    running += 1;
    if (!isOrdinary) othersRunning += 1;
    return () => {
      averageMs += (now() - began - averageMs) * (averageMs === 0 ? 1 : WEIGHT);
      running -= 1;
      if (!isOrdinary) othersRunning -= 1;
      startWaiting();
    };
  };

  const next = (): Task | undefined => {
    const mayOther = lanes.other.size > 0 && othersRunning < otherAtOnce;
    if (lanes.ordinary.size === 0 && !mayOther) return undefined;
    turn += 1;
    const isOther = mayOther && (lanes.ordinary.size === 0 || turn % OTHER_TURN === 0);
    return takeNext(isOther ? lanes.other : lanes.ordinary);
  };
  const startWaiting = (): void => {
    while (running < atOnce) {
      const task = next();
      if (!task) return;
      task.settle(true);
    }
  };

  const expectedMs = (place: Place): number => {
    const before = ahead(laneOf(place), place.client);
    const tasks = place.isOrdinary ? before : before + ahead(lanes.ordinary, '');
    return ((tasks + 1) * averageMs) / (place.isOrdinary ? atOnce : otherAtOnce);
  };

  /** Refuses the last task of the client with the most waiting tasks. False if the new one should be refused. */
  const makeRoom = (place: Place): boolean => {
    const own = laneOf(place);
    const lane = place.isOrdinary && lanes.other.size > 0 ? lanes.other : own;
    const most = longest(lane);
    if (lane === own && (own.get(place.client)?.length ?? 0) + 1 >= most.length) return false;
    most.at(-1)?.settle(false);
    return true;
  };

  return {
    async enter(place = ANYBODY) {
      if (hasPlace(place) && laneOf(place).size === 0) return start(place);
      if (expectedMs(place) > waitMs) return null;
      if (waiting >= queued && !makeRoom(place)) return null;
      const lane = laneOf(place);
      waiting += 1;
      return new Promise((done) => {
        const task: Task = {
          place,
          settle(entered) {
            clearTimeout(timer);
            waiting -= 1;
            remove(lane, task);
            done(entered ? start(place) : null);
          },
        };
        const timer = setTimeout(() => task.settle(false), waitMs);
        lane.set(place.client, [...(lane.get(place.client) ?? []), task]);
      });
    },
    hasSpare: () => running < atOnce / 2,
  };
};
