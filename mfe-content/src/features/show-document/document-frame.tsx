import type { ReactNode } from 'react';
import type { Document } from 'shared-contracts/api/documents.schema';
import { useLocale } from 'shared-kit/locale';
import type { Crumb } from 'shared-kit/structured-data';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Picture } from 'shared-ui/picture';
import layout from '../../lib/layout.module.css';
import { Blocks } from './blocks.tsx';
import { Contents, sectionsOf } from './contents.tsx';
import styles from './document-frame.module.css';
import { DOCUMENT_PICTURE_SIZES } from './picture-sizes.ts';

interface DocumentFrameProps extends Pick<Document, 'title' | 'lead' | 'picture' | 'blocks'> {
  crumbs: readonly Crumb[];
  /** Line below the lead: date or reading time. */
  meta?: ReactNode;
  /** Content between picture and text. */
  facts?: ReactNode;
  /** Content after the text. */
  children?: ReactNode;
}

/** Layout of a text page: breadcrumb, title, picture, table of contents, text. */
export const DocumentFrame = (props: DocumentFrameProps) => {
  const { crumbs, title, lead, meta, facts, picture, blocks, children } = props;
  const locale = useLocale();
  const sections = sectionsOf(blocks);
  return (
    <article
      className={`container ${styles.page}`}
      data-contents={sections.length > 0 || undefined}
      aria-labelledby="document-title"
    >
      <div className={styles.way}>
        <Breadcrumb crumbs={crumbs} locale={locale} />
      </div>
      <header className={styles.head}>
        <h1 id="document-title">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {meta && <p className={styles.meta}>{meta}</p>}
      </header>
      {picture && (
        <div className={styles.frame}>
          <Picture
            base={picture.image}
            {...picture}
            sizes={DOCUMENT_PICTURE_SIZES}
            className={layout.picture}
            priority
          />
        </div>
      )}
      {sections.length > 0 && <Contents sections={sections} />}
      <div className={styles.body}>
        {facts}
        <Blocks blocks={blocks} />
        {children}
      </div>
    </article>
  );
};
