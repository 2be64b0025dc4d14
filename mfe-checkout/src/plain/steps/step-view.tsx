/** Layout of a plain step: progress, form with the list of its errors, order summary. */

import { getIn } from 'final-form';
import { type ReactNode, useContext } from 'react';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { error as errorIcon, Icon } from 'shared-ui/icon';
import type { DraftPart } from '../../lib/draft/draft.ts';
import summaryOfErrors from '../../lib/form/error-summary.module.css';
import form from '../../lib/form/form.module.css';
import { StepActions, type StepActionsProps } from '../../lib/form/step-actions.tsx';
import { useMessages } from '../../lib/messages.ts';
import summary from '../../lib/step/order-summary.module.css';
import styles from '../../lib/step/step-page.module.css';
import { StepProgress } from '../../lib/step/step-progress.tsx';
import { SummaryLines } from '../../lib/step/summary-lines.tsx';
import { TotalsList } from '../../lib/totals-list.tsx';
import { PlainNoticeBox } from '../plain-notice.tsx';
import type { PlainContext } from '../plain-page.ts';
import { fieldId, PartContext } from './fields.tsx';
import type { PlainTotals } from './totals.ts';

/** Id of the list of errors. The redirect after a wrong form leads to it. */
export const ERRORS_ID = 'errores';

export interface StepViewProps extends Omit<StepActionsProps, 'busy'> {
  context: PlainContext;
  part: DraftPart;
  title: string;
  cart: Cart;
  totals: PlainTotals;
  /** Labels of the fields, for the list of errors. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}

export const StepView = ({
  context,
  part,
  title,
  cart,
  totals,
  labels,
  children,
  ...actions
}: StepViewProps) => (
  <div className={`container ${styles.page}`}>
    <StepProgress part={part} />
    <div className={styles.columns}>
      <div className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        <form method="post" action={context.pathname} noValidate className={form.form} aria-label={title}>
          <input type="hidden" name="plain" value="1" />
          <PlainNoticeBox context={context} />
          <WrongFields labels={labels} />
          {children}
          <StepActions {...actions} />
        </form>
      </div>
      <Summary cart={cart} totals={totals} />
    </div>
  </div>
);

const WrongFields = ({ labels }: Pick<StepViewProps, 'labels'>) => {
  const { common } = useMessages();
  const { errors, refused } = useContext(PartContext);
  const wrong = Object.entries(labels).filter(
    ([name]) => getIn(errors, name) !== undefined || name in refused,
  );
  if (wrong.length === 0) return null;
  return (
    <section id={ERRORS_ID} tabIndex={-1} role="alert" className={summaryOfErrors.summary}>
      <h2 className={summaryOfErrors.title}>
        <Icon path={errorIcon} size={20} />
        {common.toMend(wrong.length)}
      </h2>
      <ul className={summaryOfErrors.fields}>
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Summary = ({ cart, totals }: { cart: Cart; totals: PlainTotals }) => {
  const { steps, totals: words } = useMessages();
  return (
    <aside className={summary.summary} aria-labelledby="summary">
      <h2 id="summary" className={summary.title}>
        {steps.summary}
      </h2>
      <div className={summary.body} data-unfolded>
        <SummaryLines cart={cart} />
        <TotalsList {...totals} />
        <p className={summary.foot}>
          {words.vat} <a href={hrefs.cart}>{steps.editCart}</a>
        </p>
      </div>
    </aside>
  );
};
