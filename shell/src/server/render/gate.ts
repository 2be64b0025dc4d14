/**
 * Limits concurrent tasks. Further tasks wait in a bounded queue for a bounded time, and clients take turns: many tasks
 * of one client delay only its own.
 */
import { createTurns } from 'serving/turns';

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
  /** The page is cached, so its render may go on after its deadline. */
  isCached?: boolean;
  /** The visitor waits longer than the deadline, because their browser cannot render the page. */
  isPlain?: boolean;
}

/** Ends a task. */
type Leave = () => void;

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

const ANYBODY: Place = { isOrdinary: true, client: '' };

export const createGate = (
  { atOnce, queued, waitMs }: GateLimits,
  { now = () => performance.now() }: { now?: () => number } = {},
) => {
  const otherAtOnce = atOnce - Math.floor(atOnce * RESERVED);
  const lanes = { ordinary: createTurns<Task>(), other: createTurns<Task>() };
  const laneOf = ({ isOrdinary }: Place) => (isOrdinary ? lanes.ordinary : lanes.other);
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
    return (isOther ? lanes.other : lanes.ordinary).next();
  };
  const startWaiting = (): void => {
    while (running < atOnce) {
      const task = next();
      if (!task) return;
      task.settle(true);
    }
  };

  const expectedMs = (place: Place): number => {
    const before = laneOf(place).ahead(place.client);
    // '' is a client without ordinary tasks: one task of each client is before its own.
    const tasks = place.isOrdinary ? before : before + lanes.ordinary.ahead('');
    return ((tasks + 1) * averageMs) / (place.isOrdinary ? atOnce : otherAtOnce);
  };

  /** Refuses the last task of the client with the most waiting tasks. False if the new one should be refused. */
  const makeRoom = (place: Place): boolean => {
    const own = laneOf(place);
    const lane = place.isOrdinary && lanes.other.size > 0 ? lanes.other : own;
    const last = lane.lastOfLongest();
    const most = last ? lane.waitingOf(last.place.client) : 0;
    if (lane === own && own.waitingOf(place.client) + 1 >= most) return false;
    last?.settle(false);
    return true;
  };

  return {
    /** @returns null if the task must not run: it waited too long, would wait too long, or the queue is full */
    async enter(place: Place = ANYBODY): Promise<Leave | null> {
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
            lane.remove(place.client, task);
            done(entered ? start(place) : null);
          },
        };
        const timer = setTimeout(() => task.settle(false), waitMs);
        lane.add(place.client, task);
      });
    },
    /** False while at least half of the places are taken. Tasks that are not urgent are then refused. */
    hasSpare: (): boolean => running < atOnce / 2,
  };
};

export type Gate = ReturnType<typeof createGate>;
