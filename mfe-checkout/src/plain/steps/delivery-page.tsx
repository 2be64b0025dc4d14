import type { PickupPlace } from 'shared-contracts/api/common.schema';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { readShoppingCartPage } from 'shared-contracts/api/pages';
import { readPickupHour } from 'shared-contracts/api/pickup-hour';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { store, truck } from 'shared-ui/icon';
import { linesOf } from '../../lib/cart/goods-of.ts';
import { isPartReady } from '../../lib/draft/rules.ts';
import form from '../../lib/form/form.module.css';
import { useMessages } from '../../lib/messages.ts';
import { stepMessages, useStepMessages } from '../../messages/steps.ts';
import type { PlainPage } from '../plain-page.ts';
import { plainWords } from '../words.ts';
import { PartContext, PlainCommune, PlainLongText, PlainRadio, PlainText } from './fields.tsx';
import { openStep, partState, withPart } from './open-step.ts';
import { findPlaces, type Place } from './places.ts';
import { readPart } from './read-part.ts';
import { ERRORS_ID, StepView, type StepViewProps } from './step-view.tsx';
import { findShipping, totalsOf } from './totals.ts';

interface ViewProps extends Pick<StepViewProps, 'context' | 'cart' | 'totals'> {
  places: readonly Place[];
  pickup: PickupPlace | null;
}

const View = ({ places, pickup, ...props }: ViewProps) => {
  const { fields } = useMessages();
  const { delivery } = useStepMessages();
  const plain = plainWords[useLocale()];
  const hasAlcohol = holdsAlcohol(linesOf(props.cart));
  const place = [pickup?.address, pickup?.hours, pickup?.ready].filter(Boolean).join('. ');
  const labels = {
    commune_id: fields.commune,
    address: fields.address,
    department: fields.department,
    'contact.name': fields.contactName,
    'contact.surname': fields.contactSurname,
    'contact.phone': fields.contactPhone,
    comment: fields.comment,
  };
  return (
    <PartContext value={partState('delivery', props.context.state)}>
      <StepView
        {...props}
        part="delivery"
        title={delivery.title}
        labels={labels}
        back={hrefs.checkoutPersonal}
      >
        <PlainRadio
          name="method"
          legend={delivery.method}
          columns
          options={[
            { value: 'home', label: delivery.home, detail: delivery.homeDetail, icon: truck },
            {
              value: 'pickup',
              label: delivery.pickup,
              detail: `${delivery.pickupDetail} ${place}`.trim(),
              icon: store,
            },
          ]}
        />
        <section className={form.group}>
          <h2 className={form.groupTitle}>{delivery.where}</h2>
          <p className={form.note}>{plain.onlyForHome}</p>
          <PlainCommune name="commune_id" label={labels.commune_id} places={places} />
          <div className={form.pair}>
            <PlainText
              name="address"
              label={labels.address}
              help={delivery.addressHelp}
              autoComplete="address-line1"
            />
            <PlainText name="department" label={labels.department} optional autoComplete="address-line2" />
          </div>
        </section>
        <div className={form.group}>
          <PlainRadio
            name="receiver"
            legend={delivery.receiver}
            options={[
              { value: 'me', label: delivery.me },
              { value: 'other', label: delivery.other, detail: plain.otherDetail },
              { value: 'concierge', label: delivery.concierge },
            ]}
          />
          {hasAlcohol && <p className={form.note}>{delivery.lawNote}</p>}
          <div className={form.pair}>
            <PlainText name="contact.name" label={labels['contact.name']} optional />
            <PlainText name="contact.surname" label={labels['contact.surname']} optional />
          </div>
          <PlainText name="contact.phone" label={labels['contact.phone']} optional type="tel" />
        </div>
        <PlainLongText name="comment" label={labels.comment} help={delivery.commentHelp} />
      </StepView>
    </PartContext>
  );
};

/**
 * Place of the pick-up, and from when an order of this moment is ready there. Null for a shop without this content: the
 * step works without it.
 */
const findPickup = async (api: ApiClient): Promise<PickupPlace | null> => {
  const [page, hour] = await Promise.all([
    api.call(readShoppingCartPage, {}).catch(() => null),
    api.call(readPickupHour, {}).catch(() => null),
  ]);
  const place = page?.data.pickup;
  return place ? { ...place, ready: hour?.data.ready ?? place.ready } : null;
};

/** The step with the way of delivery and the address. */
export const deliveryPage: PlainPage = {
  asset: 'steps',
  async show(context) {
    const opened = await openStep(context, 'delivery');
    if (opened.kind === 'closed') return opened;
    const { cart, gift } = opened;
    const { api, state, locale } = context;
    const [places, shipping, pickup] = await Promise.all([
      findPlaces(api),
      findShipping(context, state.draft.delivery),
      findPickup(api),
    ]);
    const totals = totalsOf(cart, state.draft.delivery, shipping, gift);
    const view = <View {...{ context, cart, totals, places, pickup }} />;
    return { view, head: stepMessages[locale].delivery };
  },
  async submit(context, typed) {
    const values = readPart('delivery', typed, await findPlaces(context.api));
    const state = withPart(context.state, 'delivery', values);
    const again = `${hrefs.checkoutDelivery}#${ERRORS_ID}`;
    if (!isPartReady('delivery', values)) return { redirect: again, state };
    const isServed = (await findShipping(context, values)) !== 'unserved';
    if (isServed) return { redirect: hrefs.checkoutPayment, state };
    const { unserved } = stepMessages[context.locale].delivery;
    return {
      redirect: again,
      state: { ...state, refused: { ...state.refused, delivery: { commune_id: unserved } } },
    };
  },
};
