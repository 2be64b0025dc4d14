import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { store, truck } from 'shared-ui/icon';
import { $addresses, AddressDialog, SavedAddresses } from '../../features/choose-address/index.ts';
import { RegionCommune, useKeptCommune } from '../../features/choose-commune/index.ts';
import { $holdsAlcohol } from '../../lib/cart/cart-view.model.ts';
import { $customer } from '../../lib/customer/customer.model.ts';
import type { DeliveryDraft } from '../../lib/draft/draft.ts';
import form from '../../lib/form/form.module.css';
import { LongTextInput, RadioInput, StepActions, StepForm, StreetInputs } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { $offered } from '../../lib/shipping.model.ts';
import { StepPage } from '../../lib/step/step-page.tsx';
import { useStepMessages } from '../../messages/steps.ts';
import { SessionEnded } from '../lazy-session-ended.tsx';
import { OrderExtras } from '../order-extras.tsx';
import { $isWaitingForShipping, $page, deliverySubmitted, opened } from './delivery.model.ts';
import { DeliveryDay } from './delivery-day.tsx';
import { PickupPlaceBox } from './pickup-place-box.tsx';
import { Receiver } from './receiver.tsx';
import { ShippingLine } from './shipping-line.tsx';

// Loaded on demand: most communes have one delivery.
const Loaded = lazy(() => import(/* webpackChunkName: "delivery-options" */ './delivery-options.tsx'));

const DeliveryOptions = () =>
  useUnit($offered)?.fastest ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null;

const View = () => {
  const { fields } = useMessages();
  const { delivery } = useStepMessages();
  const [isWaiting, submitted, hasAlcohol] = useUnit([
    $isWaitingForShipping,
    deliverySubmitted,
    $holdsAlcohol,
  ]);
  return (
    <StepPage part="delivery" title={delivery.title} extras={<OrderExtras />} ended={<SessionEnded />}>
      <StepForm part="delivery" label={delivery.title} onSubmitted={submitted}>
        {(values) => (
          <>
            <RadioInput
              name="method"
              legend={delivery.method}
              columns
              options={[
                { value: 'home', label: delivery.home, detail: delivery.homeDetail, icon: truck },
                { value: 'pickup', label: delivery.pickup, detail: delivery.pickupDetail, icon: store },
              ]}
            />
            {values.method === 'home' ? (
              <HomeFields values={values} />
            ) : (
              <>
                <PickupPlaceBox />
                {hasAlcohol && <p className={form.note}>{delivery.pickupLawNote}</p>}
              </>
            )}
            <LongTextInput
              name="comment"
              rows={3}
              label={fields.comment}
              optional
              help={values.method === 'home' ? delivery.commentHelp : delivery.pickupCommentHelp}
            />
            <StepActions back={hrefs.checkoutPersonal} busy={isWaiting} />
          </>
        )}
      </StepForm>
      <AddressDialog place={(regionId) => <RegionCommune regionId={regionId} />} />
    </StepPage>
  );
};

const HomeFields = ({ values }: { values: DeliveryDraft }) => {
  const { delivery } = useStepMessages();
  const [customer, addresses] = useUnit([$customer, $addresses]);
  // The saved addresses of a customer come first.
  const hasNoAddress = addresses.kind === 'ready' && addresses.data.length === 0;
  useKeptCommune(customer.kind === 'guest' || (customer.kind === 'customer' && hasNoAddress));
  const typed = <TypedAddress regionId={values.region_id} />;
  return (
    <>
      <section className={form.group}>
        <h2 className={form.groupTitle}>{delivery.where}</h2>
        {customer.kind === 'customer' ? <SavedAddresses chosen={values.address_id} fields={typed} /> : typed}
        <DeliveryOptions />
        <DeliveryDay />
        <ShippingLine />
      </section>
      <Receiver receiver={values.receiver} />
    </>
  );
};

const TypedAddress = ({ regionId }: { regionId: string }) => (
  <>
    <RegionCommune regionId={regionId} />
    <div className={form.pair}>
      <StreetInputs />
    </div>
  </>
);

export const page: Page = { View, opened, $page };
