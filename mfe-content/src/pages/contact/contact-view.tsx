import type { Document } from 'shared-contracts/api/documents.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Disclosure } from 'shared-ui/disclosure';
import { CompanyContactForm, PersonContactForm } from '../../features/send-contact/index.ts';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import { CONTACT_PATHS, type ContactRoom } from '../../lib/contact-paths.ts';
import type { Reading } from '../../lib/create-reading.ts';
import layout from '../../lib/layout.module.css';
import { useContactWords } from '../../messages/contact.ts';
import styles from './contact.module.css';
import { crumbsOf } from './contact-head.ts';
import { type QuestionGroup, questionsOf, waysOf } from './questions.ts';

/** Questions by topic. Opening one closes the others of its topic. A link to an answer's id opens it. */
const Questions = ({ groups }: { groups: readonly QuestionGroup[] }) => {
  const words = useContactWords();
  return (
    <div className={styles.questions}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.theme}>
            {title}
          </h2>
          {questions.map((question) => (
            <Disclosure key={question.id} summary={question.text} name={id}>
              <div id={question.id} className={styles.answer}>
                <Blocks blocks={question.answer} />
              </div>
            </Disclosure>
          ))}
        </section>
      ))}
      <p className={styles.more}>
        {words.noAnswer}
        <ButtonLink href={hrefs.contact}>{words.write}</ButtonLink>
      </p>
    </div>
  );
};

const FORMS = { person: PersonContactForm, company: CompanyContactForm };

const Rooms = ({ room }: { room: ContactRoom }) => {
  const words = useContactWords();
  return (
    <nav aria-label={words.rooms}>
      <ul className={styles.rooms}>
        {(Object.keys(CONTACT_PATHS) as ContactRoom[]).map((other) => (
          <li key={other}>
            <a href={CONTACT_PATHS[other]} aria-current={other === room ? 'page' : undefined}>
              {words.room[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Written = ({ room, help }: { room: 'person' | 'company'; help: Document }) => {
  const words = useContactWords();
  const Form = FORMS[room];
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby="contact-form">
        <h2 id="contact-form">{words.formTitle[room]}</h2>
        <Form />
      </section>
      <aside className={styles.ways}>
        <Blocks blocks={waysOf(help.blocks, CONTACT_PATHS[room])} />
      </aside>
    </div>
  );
};

interface ContactViewProps {
  room: ContactRoom;
  reading: Reading<Document>;
}

/** One of three contact pages: form for persons, form for companies, or questions. Links to the others. */
export const ContactView = ({ room, reading }: ContactViewProps) => {
  const locale = useLocale();
  const words = useContactWords();
  return (
    <ReadingStates reading={reading}>
      {(data) => (
        <div className={`container ${layout.page}`}>
          <Breadcrumb crumbs={crumbsOf(room, locale)} locale={locale} />
          <header className={styles.head}>
            <h1>{words.title[room]}</h1>
            <p className={layout.muted}>{words.lead[room]}</p>
          </header>
          <Rooms room={room} />
          {room === 'questions' ? (
            <Questions groups={questionsOf(data.blocks)} />
          ) : (
            <Written key={room} room={room} help={data} />
          )}
        </div>
      )}
    </ReadingStates>
  );
};
