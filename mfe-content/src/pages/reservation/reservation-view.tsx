import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Notice } from 'shared-ui/notice';
import { ReserveForm } from '../../features/reserve-event/index.ts';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import layout from '../../lib/layout.module.css';
import { useVisitWords } from '../../messages/visits.ts';
import { type ReservationContent, reservation } from './reservation.model.ts';
import styles from './reservation.module.css';

const Content = ({ content: { document, events, full, named, chosen } }: { content: ReservationContent }) => {
  const locale = useLocale();
  const words = useVisitWords();
  const { reserve } = words;
  const crumbs = [
    { label: words.events.home, href: hrefs.home },
    { label: document.title, href: hrefs.reservation },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} locale={locale} />
      <header className={styles.head}>
        <h1>{document.title}</h1>
        <p className={layout.muted}>{reserve.formText}</p>
      </header>
      <section className={styles.part} aria-labelledby="reserve">
        <h2 id="reserve">{reserve.formTitle}</h2>
        {named !== chosen && <Notice kind="warning">{reserve.closed}</Notice>}
        {events.length + full.length > 0 ? (
          // A new key resets the form when the URL names another event.
          <ReserveForm key={named} events={events} full={full} chosen={chosen} />
        ) : (
          <Notice>{reserve.noEvents}</Notice>
        )}
      </section>
      <Blocks blocks={document.blocks} />
    </div>
  );
};

/** Event reservation: form, notices when it is closed or there are no events, and the shop's text below. */
export const ReservationView = () => (
  <ReadingStates reading={reservation}>{(content) => <Content content={content} />}</ReadingStates>
);
