import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { $identifyFailure } from './identify-buyer.model.ts';

/** Error of the buyer's identification (docs/product/errors.md#error-texts). */
export const IdentifyNotice = () => {
  const { failures } = useMessages();
  const { personal } = useStepMessages();
  const failure = useUnit($identifyFailure);
  if (failure === null) return null;
  const { wanted, code } = failure;
  if (code === 'VALIDATION_FAILED' || code === 'PASSWORD_TOO_COMMON')
    return (
      <Notice kind="error" live>
        {code === 'VALIDATION_FAILED' ? failures.checkData : failures.commonPassword}
      </Notice>
    );
  return (
    <Notice
      kind="error"
      live
      title={wanted === 'guest' ? failures.guest : failures.registration}
      action={
        code === 'REGISTRATION_FAILED' && (
          <ButtonLink size="small" href={hrefs.recover}>
            {personal.forgot}
          </ButtonLink>
        )
      }
    >
      {wanted === 'account' && <p>{personal.withoutAccount}</p>}
    </Notice>
  );
};
