import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Disclosure } from 'shared-ui/disclosure';
import { Blocks } from '../../features/show-document/index.ts';
import { useContactWords } from '../../lib/contact-words.ts';
import styles from './contact.module.css';
import type { QuestionGroup } from './questions.ts';

/** Questions by topic. Opening one closes the others of its topic. A link to an answer's id opens it. */
export const Questions = ({ groups }: { groups: readonly QuestionGroup[] }) => {
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
