import { createContext, type ReactNode, useContext } from 'react';
import { get } from 'react-hook-form';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { withValue } from './at-path.ts';

export interface DraftForm<T> {
  data: T;
  change: (data: T) => void;
  problems: DraftState['problems'];
  isReadOnly?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: each kind of draft has its own data
const Context = createContext<DraftForm<any> | null>(null);

export const DraftFormProvider = <T,>({ form, children }: { form: DraftForm<T>; children: ReactNode }) => (
  <Context.Provider value={form}>{children}</Context.Provider>
);

/** @throws Error outside of a form */
export const useDraftForm = <T,>(): DraftForm<T> => {
  const form = useContext(Context);
  if (!form) throw new Error('Outside of DraftFormProvider');
  return form;
};

/** Sentence about the value at a path, or about a part of it. */
export const problemInside = ({ problems }: Pick<DraftForm<unknown>, 'problems'>, path: string) =>
  problems.find((one) => `${one.path}.`.startsWith(`${path}.`))?.message;

/** Value at a dotted path of the data, with its setter, and the sentences about its fault or one inside it. */
export const useField = <T,>(path: string) => {
  const { data, change, problems, isReadOnly = false } = useDraftForm<object>();
  return {
    value: get(data, path) as T,
    set: (value: T | null | undefined) => change(withValue(data, path.split('.'), value)),
    problem: problems.find((one) => one.path === path)?.message,
    problemInside: problemInside({ problems }, path),
    isReadOnly,
  };
};
