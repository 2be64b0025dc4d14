import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import {
  compose,
  email,
  maxLength,
  requiredField,
  rut,
  type Validator,
} from 'shared-contracts/domain/validators';
import { hrefs } from 'shared-contracts/hrefs';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { DataForm, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { isEmailLike, NO_SEARCH, tracking } from './track-order.model.ts';

/** Validates the text as an e-mail if it contains an @, else as a RUT. */
const buyerRule: Validator = (value) => (isEmailLike(String(value)) ? email : rut)(value);

export const TrackForm = () => {
  const { required, tracking: words } = useMessages();
  return (
    <DataForm
      label={words.form}
      initial={NO_SEARCH}
      rules={() => ({
        number: compose(requiredField(required.orderNumber), maxLength(LENGTHS.orderNumber)),
        buyer: compose(requiredField(required.buyer), buyerRule),
      })}
      submission={tracking}
      submitLabel={words.submit}
      keeps="search"
      notice={(failure) => (
        <FailureNotice
          failure={failure}
          action={failure?.code === 'ORDER_NOT_FOUND' && <a href={hrefs.contact}>{words.help}</a>}
        />
      )}
    >
      {() => (
        <>
          <TextInput name="number" label={words.orderNumber} autoComplete="off" spellCheck={false} />
          <TextInput
            name="buyer"
            label={words.buyer}
            help={words.buyerHelp}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
    </DataForm>
  );
};
