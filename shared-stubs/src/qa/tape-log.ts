import type { BusTape } from 'shared-contracts/qa';
import type { LogEntry } from '../host/log.ts';
import type { PanelLog } from '../panel/log-lines.ts';

/** The messages that the shell recorded, as a log of the panel. */
export const createTapeLog = (tape: BusTape): PanelLog => {
  const listeners = new Set<() => void>();
  const read = (): readonly LogEntry[] => tape.entries.map((record, id) => ({ id, ...record }));
  let entries = read();
  tape.onEntry = () => {
    entries = read();
    for (const notify of listeners) notify();
  };
  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear() {
      tape.entries.length = 0;
      tape.onEntry();
    },
  };
};
