import { AutocompleteInput, required } from 'react-admin';
import { fullCommuneName, isPartOfCommuneName } from 'shared-contracts/domain/commune-names';
import { PlacesProblem, usePlaces } from '../places.tsx';

interface Choice {
  id: string;
  name: string;
  words: string;
}

/** Commune with its region. `isDelivery`: only communes that the shop delivers to. */
export const CommuneInput = ({ source, isDelivery = false }: { source: string; isDelivery?: boolean }) => {
  const choices = usePlaces().flatMap(({ name: region, communes }) =>
    communes
      .filter(({ price }) => !isDelivery || price !== null)
      .map(({ id, name }): Choice => ({ id, name, words: `${fullCommuneName({ id, name })}, ${region}` })),
  );
  return (
    <>
      <PlacesProblem />
      <AutocompleteInput
        source={source}
        label="orders.address.commune_id"
        choices={choices}
        optionText="words"
        translateChoice={false}
        matchSuggestion={(text: string, choice: Choice) => isPartOfCommuneName(choice, text)}
        validate={required()}
        fullWidth
      />
    </>
  );
};
