import type { NotFound } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { Picture } from 'shared-ui/picture';
import type { Messages } from '../../messages/es.ts';
import styles from './not-found.module.css';

interface NotFoundViewProps {
  content: NotFound;
  t: Messages['notFound'];
}

/**
 * 404 page (docs/product/routes.md#unknown-routes-and-failures). Shows a drawing when the content has no
 * picture.
 */
export const NotFoundView = ({ content, t }: NotFoundViewProps) => {
  const { image, title_layout, text, button } = content;
  return (
    <div className={`container section ${styles.page}`}>
      {image.image ? (
        <Picture
          base={image.image}
          alt={image.alt}
          width={960}
          height={640}
          sizes="(width < 768px) 100vw, 640px"
          priority
          className={styles.picture ?? ''}
        />
      ) : (
        <CorkscrewDrawing />
      )}
      <h1>{title_layout.title}</h1>
      <p>{text.text}</p>
      <ButtonLink href={button.link || hrefs.home} variant="primary">
        {button.text || t.home}
      </ButtonLink>
    </div>
  );
};
