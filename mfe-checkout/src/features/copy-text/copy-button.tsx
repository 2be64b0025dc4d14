import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { check, copy, Icon } from 'shared-ui/icon';
import { useTransferMessages } from '../../messages/transfer.ts';
import { $copied, copyClicked } from './copy-text.model.ts';

/**
 * Button that copies `text`. `name` describes the text in the status and, without a `label`, in the button's
 * accessible name.
 */
export const CopyButton = ({ name, text, label }: { name: string; text: string; label?: string }) => {
  const { transfer } = useTransferMessages();
  const [copied, clicked] = useUnit([$copied, copyClicked]);
  const isDone = copied?.name === name && copied.isDone;
  return (
    <Button
      size="small"
      variant={label ? 'secondary' : 'quiet'}
      className="no-print"
      aria-label={label ? undefined : transfer.copyOne(name)}
      onClick={() => clicked({ name, text })}
    >
      <Icon path={isDone ? check : copy} size={16} />
      {label ?? transfer.copy}
    </Button>
  );
};

/** Status of the last copy. One per page, for all buttons. */
export const CopyStatus = ({ className }: { className?: string }) => {
  const { transfer } = useTransferMessages();
  const copied = useUnit($copied);
  return (
    <p role="status" className={className}>
      {copied && (copied.isDone ? transfer.copied(copied.name) : transfer.copyFailed)}
    </p>
  );
};
