/** Groups, problems and payloads of log entries as the panel shows them. */
import type { HostLog, LogEntry, LogKind } from '../host/log.ts';

/** A log that the panel shows. */
export type PanelLog = Pick<HostLog, 'entries' | 'subscribe' | 'clear'>;

export type LogGroup = 'all' | 'calls' | 'api' | 'bus' | 'problems';

/** Kinds of each group of the filter. `null` means all kinds. */
const LOG_GROUPS: Record<LogGroup, readonly LogKind[] | null> = {
  all: null,
  calls: ['navigate', 'page', 'dialog', 'sign-in', 'sign-out', 'widget', 'track', 'report'],
  api: ['api'],
  bus: ['publish', 'subscribe', 'request', 'serve', 'result', 'failure', 'refusal'],
  problems: ['report', 'failure', 'refusal'],
};

export const isLogGroup = (value: string): value is LogGroup => Object.hasOwn(LOG_GROUPS, value);

const PROBLEMS = LOG_GROUPS.problems ?? [];
const hasError = ({ payload }: LogEntry): boolean =>
  typeof payload === 'object' && payload !== null && 'error' in payload && payload.error !== undefined;

/** True for refusals, failures and error reports. */
export const isProblem = (entry: LogEntry): boolean => PROBLEMS.includes(entry.kind) || hasError(entry);

/** Entries of a group whose line or payload contains the text, ignoring case. */
export const chooseEntries = (
  entries: readonly LogEntry[],
  { group, text }: { group: LogGroup; text: string },
): readonly LogEntry[] => {
  const kinds = LOG_GROUPS[group];
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (kinds === null || kinds.includes(entry.kind) || (group === 'problems' && isProblem(entry))) &&
      (wanted === '' ||
        `${entry.kind} ${entry.topic} ${payloadText(entry.payload)}`.toLowerCase().includes(wanted)),
  );
};

/** JSON replacer that keeps the fields of an error. */
const shown = (_: string, value: unknown): unknown => {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  return typeof value === 'function' ? 'ƒ' : value;
};

export const payloadText = (payload: unknown): string => {
  try {
    return JSON.stringify(payload, shown, 2) ?? '';
  } catch {
    // Not serializable, for example a DOM element or a circular structure.
    return String(payload);
  }
};
