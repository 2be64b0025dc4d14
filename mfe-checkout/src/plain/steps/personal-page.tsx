import { hrefs } from 'shared-contracts/hrefs';
import { isPartReady } from '../../lib/draft/rules.ts';
import form from '../../lib/form/form.module.css';
import { useMessages } from '../../lib/messages.ts';
import { stepMessages, useStepMessages } from '../../messages/steps.ts';
import type { PlainPage } from '../plain-page.ts';
import { PartContext, PlainText } from './fields.tsx';
import { openStep, partState, withPart } from './open-step.ts';
import { readPart } from './read-part.ts';
import { ERRORS_ID, StepView, type StepViewProps } from './step-view.tsx';
import { totalsOf } from './totals.ts';

type ViewProps = Pick<StepViewProps, 'context' | 'cart' | 'totals'>;

const View = (props: ViewProps) => {
  const { common, fields } = useMessages();
  const { personal } = useStepMessages();
  const { name, surname, rut, phone, email } = fields;
  return (
    <PartContext value={partState('personal', props.context.state)}>
      <StepView
        {...props}
        part="personal"
        title={personal.title}
        labels={{ name, surname, rut, phone, email }}
        back={hrefs.cart}
        backText={common.backToCart}
      >
        <div className={form.pair}>
          <PlainText name="name" label={name} autoComplete="given-name" />
          <PlainText name="surname" label={surname} autoComplete="family-name" />
        </div>
        <div className={form.pair}>
          <PlainText name="rut" label={rut} help={personal.rutHelp} />
          <PlainText name="phone" label={phone} help={personal.phoneHelp} type="tel" autoComplete="tel" />
        </div>
        <PlainText name="email" label={email} help={personal.emailHelp} type="email" autoComplete="email" />
        <p className={form.note}>
          <a href={hrefs.privacy}>{personal.privacy}</a>
        </p>
      </StepView>
    </PartContext>
  );
};

/** The step with the buyer's data. A guest buys without an account. */
export const personalPage: PlainPage = {
  asset: 'steps',
  async show(context) {
    const opened = await openStep(context, 'personal');
    if (opened.kind === 'closed') return opened;
    const { cart, gift } = opened;
    const totals = totalsOf(cart, { method: 'home', option: 'cheapest' }, null, gift);
    const view = <View context={context} cart={cart} totals={totals} />;
    return { view, head: stepMessages[context.locale].personal };
  },
  async submit({ state }, typed) {
    const values = readPart('personal', typed);
    const redirect = isPartReady('personal', values)
      ? hrefs.checkoutDelivery
      : `${hrefs.checkoutPersonal}#${ERRORS_ID}`;
    return { redirect, state: withPart(state, 'personal', values) };
  },
};
