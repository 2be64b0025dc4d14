import { createContext, type ReactNode, useContext } from 'react';
import type { DraftState } from 'shared-contracts/office/drafts.schema';

export type Path = readonly (string | number)[];

interface Editing {
  set: (path: Path, value: unknown) => void;
  problems: DraftState['problems'];
  isReadOnly: boolean;
}

const Context = createContext<Editing | null>(null);

export const EditingProvider = ({ editing, children }: { editing: Editing; children: ReactNode }) => (
  <Context.Provider value={editing}>{children}</Context.Provider>
);

/** @throws Error outside of an editor */
export const useEditing = (): Editing => {
  const editing = useContext(Context);
  if (!editing) throw new Error('Outside of EditingProvider');
  return editing;
};

/** Sentence about the field at this path. */
export const useProblem = (path: Path): string | undefined => {
  const name = path.join('.');
  return useEditing().problems.find((problem) => problem.path === name)?.message;
};
