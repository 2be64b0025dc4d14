/**
 * Stolen time: the share of processor time that the hypervisor gave to other virtual machines. Linux only.
 * Other systems report 0.
 */
import { readFileSync } from 'node:fs';

/** Jiffies since the start of the machine, of all cores. */
interface ProcessorTimes {
  all: number;
  stolen: number;
}

/** Fields of the line `cpu` that add up to the whole time. The two after them are part of the first two. */
const FIELDS = 8;
const STEAL = 7;

/** @param stat content of /proc/stat */
export const readTimes = (stat: string): ProcessorTimes => {
  const [line = ''] = stat.split('\n');
  const fields = line
    .split(/\s+/)
    .slice(1, 1 + FIELDS)
    .map(Number);
  return { all: fields.reduce((sum, field) => sum + field, 0), stolen: fields[STEAL] ?? 0 };
};

/** Stolen share of the time between two readings, in percent. */
export const stolenPercent = (before: ProcessorTimes, after: ProcessorTimes): number =>
  after.all > before.all ? (100 * (after.stolen - before.stolen)) / (after.all - before.all) : 0;

const timesNow = (): ProcessorTimes => {
  try {
    return readTimes(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, stolen: 0 };
  }
};

/** Runs `work` and measures the stolen time meanwhile. */
export const withStolenTime = async <T>(work: () => Promise<T>): Promise<T & { stolenPercent: number }> => {
  const before = timesNow();
  const result = await work();
  return { ...result, stolenPercent: stolenPercent(before, timesNow()) };
};
