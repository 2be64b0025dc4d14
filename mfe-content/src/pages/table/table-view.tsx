import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ButtonLink } from 'shared-ui/button';
import { ReserveTableForm } from '../../features/reserve-table/index.ts';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import layout from '../../lib/layout.module.css';
import { useTableWords } from '../../messages/tables.ts';
import { type TableContent, tableCrumbs, tablePage } from './table.model.ts';
import styles from './table.module.css';

const Content = ({ content: { intro, calendar } }: { content: TableContent }) => {
  const locale = useLocale();
  const words = useTableWords();
  return (
    <div className={`container ${layout.page}`}>
      <Breadcrumb crumbs={tableCrumbs(intro.title, locale)} locale={locale} />
      <header className={styles.head}>
        <h1>{intro.title}</h1>
        <p className={layout.muted}>{intro.text}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="table-form">
          <h2 id="table-form">{words.formTitle}</h2>
          <ReserveTableForm calendar={calendar} />
        </section>
        <aside className={styles.notes}>
          <Blocks blocks={intro.blocks} />
          <div className={layout.actions}>
            {intro.actions.map(({ text, link }) => (
              <ButtonLink key={link} href={link}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </aside>
      </div>
    </div>
  );
};

/** Table reservation: the form, next to the shop's text and links. */
export const TableView = () => (
  <ReadingStates reading={tablePage}>{(content) => <Content content={content} />}</ReadingStates>
);
