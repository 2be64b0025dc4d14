/** Thank-you and failure pages of forms. Their content is the shop's (docs/product/routes.md#routes). */
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { type IntroSlug, readIntroPage } from 'shared-contracts/api/pages';
import { createDataEffect } from 'shared-kit/host';
import type { Page, PageRequest } from 'shared-kit/page';
import { reservation } from '../../features/reserve-event/reserve-event.model.ts';
import { table } from '../../features/reserve-table/reserve-table.model.ts';
import { contact } from '../../features/send-contact/send-contact.model.ts';
import { CONTACT_KIND_KEY } from '../../lib/contact-paths.ts';
import { createReading } from '../../lib/create-reading.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { KeepAnswer, type ReservationSubmission } from './keep-answer.ts';
import { MadeReservation, MessageNumber, ReservationAdvice, ReservationHead } from './made.tsx';
import { ResultView } from './result-view.tsx';

interface ResultOptions {
  slug: IntroSlug;
  /** Reservation that this page thanks for. */
  made?: ReservationSubmission;
  /** Message that this page thanks for. */
  message?: ReactNode;
  /** Content that replaces that of `slug` and `message` when `isMeant` is true for the request. */
  other?: { slug: IntroSlug; message: ReactNode; isMeant: (request: PageRequest) => boolean };
}

/** The office shows staff the texts for a confirmed reservation. */
const isSample = ({ query }: PageRequest): boolean => query.estado?.[0] === 'confirmada';
const isCompany = ({ query }: PageRequest): boolean => query[CONTACT_KIND_KEY]?.[0] === 'empresa';

const createResult = ({ slug, made, message, other }: ResultOptions): Page => {
  const introFx = createDataEffect(readIntroPage[slug]);
  const otherFx = createDataEffect(readIntroPage[other?.slug ?? slug]);
  const reading = createReading({
    name: slug,
    ask: (request) => (other?.isMeant(request) ? otherFx({}) : introFx({})),
  });
  const $page = readingPage(reading, ({ seo: { title, description } }) => ({
    status: 200,
    head: { title, description, noindex: true },
  }));
  const $request = reading.$outcome.map((outcome) => (outcome.kind === 'ready' ? outcome.params : null));
  const View = () => {
    const request = useUnit($request);
    const thanksFor = request && isSample(request) ? undefined : made;
    return (
      <>
        <ResultView
          reading={reading}
          head={thanksFor && ((shop) => <ReservationHead of={thanksFor} {...shop} />)}
          advice={thanksFor && ((blocks) => <ReservationAdvice of={thanksFor}>{blocks}</ReservationAdvice>)}
        >
          {made && <MadeReservation of={made} />}
          {request && other?.isMeant(request) ? other.message : message}
        </ResultView>
        {made && <KeepAnswer of={made} />}
      </>
    );
  };
  return { View, opened: reading.requested, $page };
};

export const results = {
  eventDone: createResult({ slug: 'thank-you-reservation', made: reservation }),
  eventLost: createResult({ slug: 'failed-reservation' }),
  tableDone: createResult({ slug: 'thank-you-table-reservation', made: table }),
  tableLost: createResult({ slug: 'failed-table-reservation' }),
  contactDone: createResult({
    slug: 'thank-you-contact',
    message: <MessageNumber of={contact.person} />,
    other: {
      slug: 'thank-you-company-contact',
      message: <MessageNumber of={contact.company} />,
      isMeant: isCompany,
    },
  }),
};
