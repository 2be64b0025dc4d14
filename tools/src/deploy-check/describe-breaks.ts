/** Words about incompatibilities: each cause once, and the team that must act first. */
import type { Break } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';

/** Subjects that a line names. */
const NAMED = 3;

/** `response: data[].price: cents instead of clp` → `price: cents instead of clp`: the same in all endpoints. */
const causeOf = ({ about, reason }: Break): string => {
  const [path = '', ...rest] = reason.replace(/^(?:\w+: )(?=\S+: )/, '').split(': ');
  return rest.length > 0 ? [path.split(/[.[\]]+/).at(-1), ...rest].join(': ') : `${about} ${reason}`;
};

const describeCause = (breaks: readonly Break[]): string => {
  const [{ about, reason }, ...others] = breaks as [Break, ...Break[]];
  const names = [...new Set(others.map((one) => one.about))].filter((name) => name !== about);
  if (names.length === 0) return `${about}: ${reason}`;
  const more = names.length - NAMED;
  const list = names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${about}: ${reason}. The same in ${list}`;
};

/** A remote follows the shell and the API. They keep what released remotes need. */
const firstStep = (candidate: ContractRecord, other: ContractRecord): string =>
  candidate.role === 'remote' || other.role === 'api'
    ? `First ${other.id}: release it with what ${candidate.id} needs. Until then, ${candidate.id} must work with ${other.id} ${other.version}`
    : `First ${other.id}: release it without what is gone. Until then, ${candidate.id} must keep what ${other.id} ${other.version} needs`;

/** @param breaks between the candidate and the other release. Empty: no line */
export const describeBreaks = (
  breaks: readonly Break[],
  candidate: ContractRecord,
  other: ContractRecord,
): string[] => {
  const causes = Map.groupBy(breaks, causeOf);
  return breaks.length === 0 ? [] : [...[...causes.values()].map(describeCause), firstStep(candidate, other)];
};
