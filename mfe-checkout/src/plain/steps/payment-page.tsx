import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { makeKey } from 'shared-kit/idempotency-key';
import { useLocale } from 'shared-kit/locale';
import { bank, card } from 'shared-ui/icon';
import { linesOf } from '../../lib/cart/goods-of.ts';
import type { DeliveryDraft } from '../../lib/draft/draft.ts';
import { isPartReady } from '../../lib/draft/rules.ts';
import { useMessages } from '../../lib/messages.ts';
import { paymentMessages, usePaymentMessages } from '../../messages/payment.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { optionWords } from '../../pages/delivery/delivery-options.words.ts';
import styles from '../../pages/payment/payment.module.css';
import { DAY, placePlainOrder } from '../order/place-plain-order.ts';
import type { PlainPage } from '../plain-page.ts';
import type { PlainState } from '../plain-state.ts';
import { PartContext, type PartState, PlainCheck, PlainRadio, PlainSelect } from './fields.tsx';
import { InvoiceFields, usePaymentLabels } from './invoice-fields.tsx';
import { openStep, partState, withPart } from './open-step.ts';
import { findWays, OtherWays } from './other-ways.tsx';
import { findPlaces, type Place } from './places.ts';
import { readPart } from './read-part.ts';
import { ERRORS_ID, StepView, type StepViewProps } from './step-view.tsx';
import { type FoundShipping, findShipping, totalsOf } from './totals.ts';

/** Values of the fields. The day of arrival belongs to the delivery, but only this step knows the days. */
const paymentState = (state: PlainState): PartState => {
  const { values, ...rest } = partState('payment', state);
  const { day, option } = state.draft.delivery;
  return { ...rest, values: { ...values, day: option === 'fastest' ? option : day } };
};

interface ViewProps extends Pick<StepViewProps, 'context' | 'cart' | 'totals'> {
  places: readonly Place[];
  shipping: FoundShipping;
  /** With the cheapest delivery, and with the fastest one. CLP. */
  totalOf: Record<DeliveryDraft['option'], number>;
  orderKey: string;
  ways: Awaited<ReturnType<typeof findWays>>;
}

const View = ({ places, shipping, totalOf, orderKey, ways, ...props }: ViewProps) => {
  const { estimate } = useMessages();
  const words = usePaymentMessages();
  const { state } = props.context;
  const known = shipping === 'unserved' ? null : shipping;
  return (
    <PartContext value={paymentState(state)}>
      <StepView
        {...props}
        part="payment"
        title={words.title}
        labels={usePaymentLabels()}
        back={hrefs.checkoutDelivery}
        submit={words.pay}
      >
        {ways && (
          <OtherWays
            contact={ways}
            cart={props.cart}
            total={props.totals.total}
            isTransfer={state.draft.payment.platform === 'transfer'}
          />
        )}
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="total" value={totalOf.cheapest} />
        <input type="hidden" name="arrival" value={known?.promise?.last ?? ''} />
        {known?.fastest && (
          <>
            <input type="hidden" name="total_fastest" value={totalOf.fastest} />
            <input type="hidden" name="arrival_fastest" value={known.fastest.promise?.last ?? ''} />
          </>
        )}
        {known && <Day known={known} total={totalOf.fastest} />}
        {known && !known.days && <p>{estimate.arrival(known)}</p>}
        <PlainRadio
          name="platform"
          legend={words.method}
          options={[
            { value: 'webpay', label: words.webpay, detail: words.webpayDetail, icon: card },
            { value: 'transfer', label: words.transfer, detail: words.transferDetail, icon: bank },
          ]}
        />
        <PlainRadio
          name="document"
          legend={words.document}
          columns
          options={[
            { value: '0', label: words.boleta },
            { value: '1', label: words.factura },
          ]}
        />
        <InvoiceFields places={places} isOpen={state.draft.payment.document === '1'} />
        <div className={styles.notes}>
          {holdsAlcohol(linesOf(props.cart)) && <p>{words.adults}</p>}
          <p>
            {words.retracto} <a href={hrefs.exchange}>{words.retractoLink}</a>
          </p>
        </div>
        <div className={styles.consents}>
          <PlainCheck name="terms" label={words.terms} />
          <a href={hrefs.terms} target="_blank" rel="noopener" className={styles.terms}>
            {words.readTerms}
          </a>
          <PlainCheck name="newsletter" label={words.newsletter} />
        </div>
      </StepView>
    </PartContext>
  );
};

/**
 * The soonest arrival of the cheapest delivery, a later day for the same price, or the fastest delivery. Known only once
 * the commune is. Nothing adds up without scripts, so the fastest delivery says its total.
 */
const Day = ({ known, total }: { known: Shipping; total: number }) => {
  const { delivery } = useStepMessages();
  const { estimate } = useMessages();
  const words = optionWords[useLocale()];
  const { days = [], fastest } = known;
  if (days.length === 0 && !fastest) return null;
  const optionOf = (one: NonNullable<Shipping['fastest']>) => ({
    value: 'fastest',
    label: words.withTotal(estimate.arrival(one), formatClp(one.price_delivery), formatClp(total)),
  });
  return (
    <PlainSelect
      name="day"
      label={delivery.when}
      help={known.promise ? estimate.arrival(known) : undefined}
      options={[
        { value: '', label: fastest ? words.cheapest : delivery.soonest },
        ...(fastest ? [optionOf(fastest)] : []),
        ...days.map(({ day, text }) => ({ value: day, label: delivery.arrivalDay(text) })),
      ]}
    />
  );
};

/** The step with the way of payment and the tax document. Its form places the order. */
export const paymentPage: PlainPage = {
  asset: 'steps',
  async show(context) {
    const opened = await openStep(context, 'payment');
    if (opened.kind === 'closed') return opened;
    const { cart, gift } = opened;
    const { api, state, locale } = context;
    const [places, shipping, ways] = await Promise.all([
      findPlaces(api),
      findShipping(context, state.draft.delivery),
      findWays(context),
    ]);
    const { delivery } = state.draft;
    const totals = totalsOf(cart, delivery, shipping, gift);
    const totalWith = (option: DeliveryDraft['option']) =>
      totalsOf(cart, { ...delivery, option }, shipping, gift).total;
    const totalOf = { cheapest: totalWith('cheapest'), fastest: totalWith('fastest') };
    const orderKey = state.orderKey || makeKey();
    const view = <View {...{ context, cart, totals, totalOf, places, shipping, orderKey, ways }} />;
    const head = paymentMessages[locale];
    return orderKey === state.orderKey ? { view, head } : { view, head, state: { ...state, orderKey } };
  },
  async submit(context, typed) {
    const values = readPart('payment', typed, await findPlaces(context.api));
    const { draft, ...rest } = withPart(context.state, 'payment', values);
    const { day: chosen = '' } = typed;
    const day = DAY.test(chosen) ? chosen : '';
    const option = chosen === 'fastest' ? 'fastest' : 'cheapest';
    const state = { ...rest, draft: { ...draft, delivery: { ...draft.delivery, day, option } } as const };
    if (!isPartReady('payment', values)) return { redirect: `${hrefs.checkoutPayment}#${ERRORS_ID}`, state };
    return placePlainOrder({ ...context, state }, typed);
  },
};
