import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import type { CasePanelProps } from 'shared-contracts/widgets';
import { useLocale } from 'shared-kit/locale';
import { Button, ButtonLink } from 'shared-ui/button';
import { cross, Icon } from 'shared-ui/icon';
import { CasePlaces } from '../../lib/case/case-places.tsx';
import { caseStateText } from '../../lib/case/case-state.ts';
import { CASE_WORDS } from '../../lib/case/case-words.ts';
import { useCaseDelivery } from '../../lib/case/use-case-delivery.ts';
import { useStoredCase } from '../../lib/case/use-stored-case.ts';
import styles from './case-panel.module.css';
import { $panel, bottleAdded, bottleRemoved, draftStored, panelShown } from './show-case-panel.model.ts';
import { useCardButtons } from './use-card-buttons.ts';
import { PANEL_WORDS } from './words.ts';

/**
 * Moves the page's own bars at the bottom of the screen above the panel. Their position depends on `--tabs-height`.
 * @returns function that undoes it
 */
const raiseBars = (panel: HTMLElement): (() => void) => {
  const page = document.querySelector('main');
  if (!page) return () => {};
  const observer = new ResizeObserver(() => {
    const tabs = getComputedStyle(document.documentElement).getPropertyValue('--tabs-height') || '0px';
    page.style.setProperty('--tabs-height', `calc(${tabs} + ${panel.offsetHeight}px)`);
  });
  observer.observe(panel);
  return () => {
    observer.disconnect();
    page.style.removeProperty('--tabs-height');
  };
};

/** The case so far, at the bottom of pages of products, with buttons on their cards that add a bottle. */
export const CasePanel = ({ onClosed }: CasePanelProps) => {
  const locale = useLocale();
  const words = PANEL_WORDS[locale];
  const caseWords = CASE_WORDS[locale];
  const [panel, shown, stored] = useUnit([$panel, panelShown, draftStored]);
  const [added, removed] = useUnit([bottleAdded, bottleRemoved]);
  const bar = useRef<HTMLElement>(null);
  const pageProduct = useCardButtons();

  useEffect(() => shown(), [shown]);
  useStoredCase(stored);

  const isShown = panel !== null;
  useEffect(() => (isShown && bar.current ? raiseBars(bar.current) : undefined), [isShown]);

  const delivery = useCaseDelivery(panel?.price.total ?? 0);

  if (!panel) return null;
  const { size, chosen, price } = panel;
  return (
    <section ref={bar} aria-label={caseWords.places} className={styles.bar}>
      <CasePlaces size={size} chosen={chosen} onRemove={removed} styles={styles} sizes="32px" />
      <div className={styles.text}>
        <p role="status" className={styles.state}>
          {caseStateText(price, size, locale)}
        </p>
        {price.filled > 0 && (
          <p className={styles.hint}>
            {[caseWords.perBottle(formatClp(Math.round(price.total / price.filled))), delivery]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {pageProduct && (
          <Button size="small" disabled={!pageProduct.canAdd} onClick={() => added(pageProduct.sku)}>
            {words.addThis}
          </Button>
        )}
        <ButtonLink size="small" variant={price.isComplete ? 'primary' : 'secondary'} href={hrefs.buildCase}>
          {words.toCase}
        </ButtonLink>
      </div>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClosed}>
        <Icon path={cross} size={18} />
      </button>
    </section>
  );
};
