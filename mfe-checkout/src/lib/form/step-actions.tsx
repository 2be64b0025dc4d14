import { Button } from 'shared-ui/button';
import { useMessages } from '../messages.ts';
import styles from './form.module.css';

export interface StepActionsProps {
  /** Address of the link back, and its text. */
  back: string;
  backText?: string;
  /** Text of the button. Default: "Continue". */
  submit?: string;
  busy?: boolean;
}

/** Link to the step before, and the button that ends this one. */
export const StepActions = ({ back, backText, submit, busy }: StepActionsProps) => {
  const { common } = useMessages();
  return (
    <div className={styles.actions}>
      <a href={back}>{backText ?? common.back}</a>
      <Button type="submit" variant="primary" busy={busy}>
        {submit ?? common.continue}
      </Button>
    </div>
  );
};
