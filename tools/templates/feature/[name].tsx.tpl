import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import { ${{camel}}, {{camel}}Clicked } from './{{name}}.model.ts';

/** The button "{{es}}". It works once per page. */
export const {{Name}} = () => {
  const { {{camel}}: words } = useMessages();
  const { state, clicked } = useUnit({ state: ${{camel}}, clicked: {{camel}}Clicked });
  return (
    <Button disabled={state.kind === 'done'} onClick={() => clicked()}>
      {words.label}
    </Button>
  );
};
