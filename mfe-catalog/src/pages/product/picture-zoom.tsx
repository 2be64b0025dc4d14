import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Picture } from 'shared-ui/picture';
import { galleryWords } from '../../messages/gallery.ts';
import styles from './picture-zoom.module.css';

interface PictureZoomProps {
  open: boolean;
  onClose: () => void;
  title: string;
  base: string;
}

/** Highest zoom level. Must match picture-zoom.module.css. */
const MOST = 3;
/** Position in the picture, 0 to 1 in both directions. */
interface Point {
  x: number;
  y: number;
}
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * Picture zoom by click or tap on a point, by pinch, or by buttons. The browser's own scrolling moves the
 * picture by touch, wheel and arrow keys.
 */
const PictureZoom = ({ open, onClose, title, base }: PictureZoomProps) => {
  const locale = useLocale();
  const words = galleryWords[locale];
  const area = useRef<HTMLElement>(null);
  const [{ level, at }, setView] = useState({ level: 1, at: MIDDLE });
  const goTo = (next: number, point = MIDDLE) =>
    setView({ level: Math.min(MOST, Math.max(1, next)), at: point });
  const onClick = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    goTo(level === MOST ? 1 : level + 1, point);
  };
  // Scroll the clicked point, or the middle of the picture, to the middle of the area.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.scrollLeft = element.scrollWidth * at.x - element.clientWidth / 2;
    element.scrollTop = element.scrollHeight * at.y - element.clientHeight / 2;
  }, [level, at]);
  return (
    <Dialog
      open={open}
      // The browser forgets what was scrolled to, and would show a corner of the large picture next time.
      onClose={() => {
        goTo(1);
        onClose();
      }}
      title={title}
      locale={locale}
      place="full"
      actions={
        <div className={styles.actions}>
          <Button disabled={level === 1} onClick={() => goTo(level - 1)}>
            {words.farther}
          </Button>
          <Button disabled={level === MOST} onClick={() => goTo(level + 1)}>
            {words.closer}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={area} className={styles.area} data-level={level} aria-label={words.area} tabIndex={0}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons do the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same by keyboard */}
        <div className={styles.picture} onClick={onClick}>
          <Picture base={base} alt={title} width={800} height={1000} sizes="200vw" widths={[960, 1280]} />
        </div>
      </section>
    </Dialog>
  );
};

export default PictureZoom;
