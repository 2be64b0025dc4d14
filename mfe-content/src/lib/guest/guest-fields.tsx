import { hrefs } from 'shared-contracts/hrefs';
import { useFormWords } from '../../messages/forms.ts';
import { Pair } from '../form/data-form.tsx';
import { CheckInput, EmailInput, LongTextInput, PhoneInput, TextInput } from '../form/inputs.ts';
import { KnownPerson } from '../known-person/known-person.tsx';

/** Fields for the guest's name and contact data, a message to the bar, and consent to the terms. */
export const GuestFields = ({ messageHelp }: { messageHelp: string }) => {
  const words = useFormWords();
  return (
    <>
      <Pair>
        <TextInput name="name" label={words.name} autoComplete="given-name" />
        <TextInput name="last_name" label={words.lastName} autoComplete="family-name" optional />
        <EmailInput name="email" label={words.email} />
        <PhoneInput name="phone" label={words.phone} />
      </Pair>
      <KnownPerson />
      <LongTextInput name="message" label={words.message} help={messageHelp} optional />
      <CheckInput
        required
        name="terms"
        label={
          <>
            {words.terms.before}
            <a href={hrefs.terms} target="_blank" rel="noopener">
              {words.terms.link}
            </a>
          </>
        }
      />
    </>
  );
};
