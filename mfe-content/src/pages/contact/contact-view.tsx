import type { Document } from 'shared-contracts/api/documents.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { Disclosure } from 'shared-ui/disclosure';
import { CompanyContactForm, PersonContactForm } from '../../features/send-contact/index.ts';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import { CONTACT_PATHS, type ContactPage } from '../../lib/contact-paths.ts';
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

const ContactNav = ({ current }: { current: ContactPage }) => {
  const words = useContactWords();
  return (
    <nav aria-label={words.contact}>
      <ul className={styles.pages}>
        {(Object.keys(CONTACT_PATHS) as ContactPage[]).map((page) => (
          <li key={page}>
            <a href={CONTACT_PATHS[page]} aria-current={page === current ? 'page' : undefined}>
              {words.pageNames[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const FormAndDetails = ({ page, help }: { page: 'person' | 'company'; help: Document }) => {
  const words = useContactWords();
  const Form = FORMS[page];
  return (
    <div className={styles.columns}>
      <section className={styles.part} aria-labelledby="contact-form">
        <h2 id="contact-form">{words.formTitle[page]}</h2>
        <Form />
      </section>
      <aside className={styles.ways}>
        <Blocks blocks={waysOf(help.blocks, CONTACT_PATHS[page])} />
      </aside>
    </div>
  );
};

interface ContactViewProps {
  page: ContactPage;
  reading: Reading<Document>;
}

/** One of three contact pages: form for persons, form for companies, or questions. Links to the others. */
export const ContactView = ({ page, reading }: ContactViewProps) => {
  const locale = useLocale();
  const words = useContactWords();
  return (
    <ReadingStates reading={reading}>
      {(data) => (
        <div className={`container ${layout.page}`}>
          <Breadcrumb crumbs={crumbsOf(page, locale)} locale={locale} />
          <header className={styles.head}>
            <h1>{words.title[page]}</h1>
            <p className={layout.muted}>{words.lead[page]}</p>
          </header>
          <ContactNav current={page} />
          {page === 'questions' ? (
            <Questions groups={questionsOf(data.blocks)} />
          ) : (
            <FormAndDetails key={page} page={page} help={data} />
          )}
        </div>
      )}
    </ReadingStates>
  );
};
