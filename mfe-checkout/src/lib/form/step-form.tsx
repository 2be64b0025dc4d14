import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirst } from 'shared-kit/form/form-values';
import { $draft, $refusedFields, partChanged } from '../draft/draft.model.ts';
import type { Draft, DraftPart } from '../draft/draft.ts';
import { errorsOf } from '../draft/rules.ts';
import { CheckedForm } from './checked-form.tsx';
import { PartContext } from './step-field.ts';

interface StepFormProps<P extends DraftPart> {
  part: P;
  /** Accessible name. */
  label: string;
  /** Called when all fields are valid. The draft contains them already. */
  onSubmitted: () => void;
  children: (values: Draft[P]) => ReactNode;
}

/** Form of a step. react-final-form owns the values and copies each change to the draft. */
export function StepForm<P extends DraftPart>({ part, label, onSubmitted, children }: StepFormProps<P>) {
  const [draft, refusedFields, changed] = useUnit([$draft, $refusedFields, partChanged]);
  // Initial values only: later changes come from the form itself.
  const [initial] = useState(draft[part]);
  const frame = useRef<HTMLDivElement>(null);
  const refused = refusedFields[part];
  const lastCount = useRef(0);

  // Focus the fields that the server refused, once. Do not move focus while the shopper corrects them.
  useEffect(() => {
    const count = Object.keys(refused ?? {}).length;
    const form = frame.current?.querySelector('form');
    if (refused && count > lastCount.current && form) focusFirst(form, (name) => name in refused);
    lastCount.current = count;
  }, [refused]);

  return (
    <PartContext value={part}>
      <div ref={frame}>
        <CheckedForm<Draft[P]>
          label={label}
          initial={initial}
          validate={(values) => errorsOf(part, values)}
          onSubmit={(values) => {
            changed({ part, values });
            onSubmitted();
          }}
          onValues={(values) => changed({ part, values })}
        >
          {children}
        </CheckedForm>
      </div>
    </PartContext>
  );
}
