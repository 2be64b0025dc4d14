import { DomainError } from 'shared-contracts/errors/domain-error';
import { fieldText } from 'shared-contracts/errors/field-texts';
import { InputError } from 'shared-contracts/errors/input-error';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { AnyPublisher, DraftProblem } from './publisher.ts';

/** Problems that the office shows at once. */
const MOST_PROBLEMS = 50;

/** Everything that keeps a draft from being published, in the order of its fields. */
export const problemsOf = async (
  db: Executor,
  { publisher, id, locale }: { publisher: AnyPublisher; id: string; locale: Locale },
  data: object,
): Promise<DraftProblem[]> => {
  const parsed = publisher.schemaOf(id).safeParse(data, { reportInput: true });
  if (!parsed.success)
    return new InputError('draft', parsed.error.issues).problems
      .slice(0, MOST_PROBLEMS)
      .map(({ path, issue }) => ({ path, message: fieldText(issue, locale) }));
  const problems = (await publisher.check?.(db, id, parsed.data, locale)) ?? [];
  return problems.slice(0, MOST_PROBLEMS);
};

/** Refusal of a draft that has problems. */
export const refuseDraft = (problems: readonly DraftProblem[]): DomainError => {
  const fields = problems.map(({ path }) => path);
  return new DomainError('VALIDATION_FAILED', {}, fields);
};
