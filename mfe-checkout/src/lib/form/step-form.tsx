import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $draft, $refusedFields, partChanged } from '../draft/draft.model.ts';
import type { Draft, DraftPart } from '../draft/draft.ts';
import { errorsOf } from '../draft/rules.ts';
import { CheckedForm, wrongControls } from './checked-form.tsx';
import { PartContext } from './step-field.ts';

interface StepFormProps<P extends DraftPart> {
  part: P;
  /** Accessible name. */
  label: string;
  /** Told when all fields are right; the draft holds them by then. */
  onSubmitted: () => void;
  children: (values: Draft[P]) => ReactNode;
}

/** One step's form: values live in react-final-form and follow into the draft. */
export function StepForm<P extends DraftPart>({ part, label, onSubmitted, children }: StepFormProps<P>) {
  const [draft, refusedFields, changed] = useUnit([$draft, $refusedFields, partChanged]);
  // Later changes come from the form itself.
  const [initial] = useState(draft[part]);
  const frame = useRef<HTMLDivElement>(null);
  const refused = refusedFields[part];
  const told = useRef(0);

  // To what the server refused, when it says so; not while the shopper mends it, one field after the other.
  useEffect(() => {
    const count = Object.keys(refused ?? {}).length;
    const form = frame.current?.querySelector('form');
    if (refused && count > told.current && form) wrongControls(form, (name) => name in refused)[0]?.focus();
    told.current = count;
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
