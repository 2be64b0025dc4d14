'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { lazy, Suspense, useState } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { Icon, search } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { useMessages } from '../../lib/messages.ts';
import styles from './gallery.module.css';
import { PICTURE_SIZES } from './product-head.ts';

const SHAPE = { width: 800, height: 1000 };

// Loaded on demand: few shoppers zoom.
const PictureZoom = lazy(() => import(/* webpackChunkName: "picture-zoom" */ './picture-zoom.tsx'));

/** Pictures of the product: one large, the others as thumbnails. */
export const Gallery = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const pictures = [...new Set([product.frontend_image, product.frontend_cover_image])].filter(Boolean);
  const base = pictures[shown] ?? product.frontend_image;
  return (
    <div className={styles.gallery}>
      <div className={styles.ground}>
        <Picture
          {...SHAPE}
          key={base}
          base={base}
          alt={
            product.picture_alts?.[base === product.frontend_image ? 0 : 1] ||
            words.pictureAlt(product.name, shown + 1)
          }
          sizes={PICTURE_SIZES}
          priority
          className={styles.picture}
        />
        <button
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={words.enlarge}
          onClick={() => setZoom('open')}
        >
          <Icon path={search} size={20} />
        </button>
      </div>
      {pictures.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
        <div role="group" aria-label={words.pictures} className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={styles.thumb}
              aria-label={words.picture(index + 1)}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <Picture {...SHAPE} base={picture} alt="" sizes="72px" widths={[160]} />
            </button>
          ))}
        </div>
      )}
      {zoom !== 'unasked' && (
        <Suspense>
          <PictureZoom
            key={base}
            open={zoom === 'open'}
            onClose={() => setZoom('closed')}
            title={words.pictureAlt(product.name, shown + 1)}
            base={base}
          />
        </Suspense>
      )}
    </div>
  );
};
