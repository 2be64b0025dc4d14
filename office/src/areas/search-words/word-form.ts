import type { EndpointInput, EndpointOutput } from 'shared-contracts/api/endpoint';
import type { addSearchWord, readSearchWord } from 'shared-contracts/office/search-words.schema';

export type SearchWord = EndpointOutput<typeof readSearchWord>;
type NewWord = EndpointInput<typeof addSearchWord>['body'];

export type CreateForm = Partial<NewWord>;
export type ChangeForm = CreateForm & { version: string };

/** Values of the chosen kind only. */
export const toChange = ({ kind = 'meaning', facts = [], product_ids = [] }: CreateForm) =>
  kind === 'meaning' ? { facts, product_ids: [] } : { facts: [], product_ids };

export const toNewWord = ({
  kind = 'meaning',
  locale = 'es',
  phrase = '',
  ...values
}: CreateForm): NewWord => ({ kind, locale, phrase, ...toChange({ kind, ...values }) });

/** Address of the form for a new entry, filled in. */
export const newWordLink = (word: Required<Pick<CreateForm, 'kind' | 'locale' | 'phrase'>>): string =>
  `/search-words/create?${new URLSearchParams(word)}`;
