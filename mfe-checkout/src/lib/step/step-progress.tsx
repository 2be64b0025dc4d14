import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Stepper } from 'shared-ui/stepper';
import type { DraftPart } from '../draft/draft.ts';
import { STEPS } from '../guard-steps.model.ts';
import { useMessages } from '../messages.ts';

/** Number of the first step. The cart is step 1. */
const FIRST = 2;

/** The steps of a purchase, from the cart on. @param part the step that is shown */
export const StepProgress = ({ part }: { part: DraftPart }) => {
  const { steps } = useMessages();
  return (
    <Stepper
      locale={useLocale()}
      current={STEPS.findIndex((step) => step.part === part) + FIRST}
      steps={[
        { label: steps.cart, href: hrefs.cart },
        ...STEPS.map(({ part: one, href }) => ({ label: steps[one], href })),
      ]}
    />
  );
};
