/** Thank-you and failure pages of forms. Their content is the shop's (docs/product/routes.md#routes). */
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { type IntroSlug, readIntroPage } from 'shared-contracts/api/pages';
import { createDataEffect } from 'shared-kit/host';
import type { Page, PageRequest } from 'shared-kit/page';
import { reservation } from '../../features/reserve-event/reserve-event.model.ts';
import { table } from '../../features/reserve-table/reserve-table.model.ts';
import { CONTACT_KIND_KEY } from '../../lib/contact-paths.ts';
import { createReading } from '../../lib/create-reading.ts';
import { readingPage } from '../../lib/reading-page.ts';
import { KeepAnswer, type Made as Reservable } from './keep-answer.ts';
import { EventHead, MadeAtEvent, MadeTable, SentByCompany, SentByPerson, TableHead } from './made.tsx';
import { type HeadProps, ResultView } from './result-view.tsx';

interface ResultOptions {
  slug: IntroSlug;
  /** Content that replaces that of `slug` and `Made` when `isMeant` is true for the request. */
  other?: { slug: IntroSlug; isMeant: (request: PageRequest) => boolean; Made: ComponentType };
  Made?: ComponentType;
  /** Reservation that this page thanks for, and the title and text for it. Default: the shop's title and text. */
  made?: Reservable;
  Head?: ComponentType<HeadProps>;
}

const createResult = ({ slug, other, Made, made, Head }: ResultOptions): Page => {
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
  const $isOther = reading.$outcome.map(
    (outcome) => outcome.kind === 'ready' && other?.isMeant(outcome.params) === true,
  );
  const $isSample = reading.$outcome.map((outcome) => outcome.kind === 'ready' && isSample(outcome.params));
  const View = () => {
    const [isOther, isSampleShown] = useUnit([$isOther, $isSample]);
    return (
      <>
        <ResultView
          reading={reading}
          Made={isOther ? other?.Made : Made}
          Head={isSampleShown ? undefined : Head}
        />
        {made && <KeepAnswer of={made} />}
      </>
    );
  };
  return { View, opened: reading.requested, $page };
};

/** The office shows staff the texts for a confirmed reservation. */
const isSample = ({ query }: PageRequest): boolean => query.estado?.[0] === 'confirmada';
const isCompany = ({ query }: PageRequest): boolean => query[CONTACT_KIND_KEY]?.[0] === 'empresa';

export const results = {
  eventDone: createResult({
    slug: 'thank-you-reservation',
    Made: MadeAtEvent,
    made: reservation,
    Head: EventHead,
  }),
  eventLost: createResult({ slug: 'failed-reservation' }),
  tableDone: createResult({
    slug: 'thank-you-table-reservation',
    Made: MadeTable,
    made: table,
    Head: TableHead,
  }),
  tableLost: createResult({ slug: 'failed-table-reservation' }),
  contactDone: createResult({
    slug: 'thank-you-contact',
    other: { slug: 'thank-you-company-contact', isMeant: isCompany, Made: SentByCompany },
    Made: SentByPerson,
  }),
};
