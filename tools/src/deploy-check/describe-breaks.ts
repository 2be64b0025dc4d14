/** Words about incompatibilities: each cause once, and the team that must act first. */
import type { Break } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';

/** A line names at most this many further endpoints, topics or modules, and counts the rest. */
const MAX_NAMED = 3;

/**
 * Key by which breaks are grouped. Many endpoints return the same field, so the key drops the path to it:
 * `response: data[].price: cents instead of clp` → `price: cents instead of clp`.
 */
const causeOf = ({ about, reason }: Break): string => {
  const [path = '', ...rest] = reason.replace(/^(?:\w+: )(?=\S+: )/, '').split(': ');
  return rest.length > 0 ? [path.split(/[.[\]]+/).at(-1), ...rest].join(': ') : `${about} ${reason}`;
};

/** One line for all breaks of one cause: the first in full, then the subjects of the others. */
const describeCause = (breaks: readonly Break[]): string => {
  const [{ about, reason }, ...others] = breaks as [Break, ...Break[]];
  const names = [...new Set(others.map((one) => one.about))].filter((name) => name !== about);
  if (names.length === 0) return `${about}: ${reason}`;
  const more = names.length - MAX_NAMED;
  const list = names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${about}: ${reason}. The same in ${list}`;
};

/** The package with its owners: `checkout (@casa-quillay/checkout, #checkout)`. */
const nameOf = ({ id, team = [] }: ContractRecord): string =>
  team.length > 0 ? `${id} (${team.join(', ')})` : id;

/**
 * The release that must come before the candidate. A remote needs a shell and an API that have all it uses. The shell
 * and the API must not remove anything that a released remote uses.
 */
const firstStep = (candidate: ContractRecord, other: ContractRecord): string =>
  candidate.role === 'remote' || other.role === 'api'
    ? `First ${nameOf(other)}: release it with what ${candidate.id} needs. Until then, ${candidate.id} must work with ${other.id} ${other.version}`
    : `First ${nameOf(other)}: release it without what is gone. Until then, ${candidate.id} must keep what ${other.id} ${other.version} needs`;

/** @param breaks between the candidate and the other release. Empty: no line */
export const describeBreaks = (
  breaks: readonly Break[],
  candidate: ContractRecord,
  other: ContractRecord,
): string[] => {
  const causes = Map.groupBy(breaks, causeOf);
  return breaks.length === 0 ? [] : [...[...causes.values()].map(describeCause), firstStep(candidate, other)];
};
