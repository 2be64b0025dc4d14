import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { fullCommuneName, isPartOfCommuneName } from 'shared-contracts/domain/commune-names';
import { TypedField } from '../../forms/typed-field.tsx';
import { useMay } from '../../session/session-context.tsx';
import { CommuneDialog } from './commune-dialog.tsx';
import { type Commune, type RegionDetail, rateText } from './rate.ts';

/** Communes of the region. A commune with a rate of its own, or without delivery, comes first. */
export const CommuneRows = () => {
  const translate = useTranslate();
  const mayChange = useMay('rules.change-selling');
  const region = useRecordContext<RegionDetail>();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Commune | null>(null);
  // While the region loads, react-admin shows its row of the list, which has no communes.
  if (!region?.communes) return null;
  const isException = ({ is_delivered, rate }: Commune) => !is_delivered || rate !== null;
  const found = region.communes
    .filter((commune) => isPartOfCommuneName(commune, words))
    .toSorted((one, other) => Number(isException(other)) - Number(isException(one)));
  const textOf = ({ is_delivered, rate }: Commune): string => {
    if (!is_delivered) return translate('delivery.kinds.none');
    return rate ? rateText(rate, translate) : translate('delivery.kinds.region');
  };
  return (
    <>
      <Typography variant="h2">{translate('delivery.communes')}</Typography>
      <TypedField label="delivery.find_commune" value={words} onChange={setWords} sx={{ maxWidth: 560 }} />
      <List sx={{ maxWidth: 720 }}>
        {found.map((commune) => (
          <ListItem
            key={commune.id}
            divider
            disableGutters
            secondaryAction={
              mayChange && (
                <Button
                  aria-label={translate('delivery.change_commune', { name: commune.name })}
                  onClick={() => setChosen(commune)}
                >
                  {translate('delivery.change')}
                </Button>
              )
            }
          >
            <ListItemText primary={fullCommuneName(commune)} secondary={textOf(commune)} sx={{ pr: 6 }} />
          </ListItem>
        ))}
      </List>
      {chosen && <CommuneDialog commune={chosen} onClose={() => setChosen(null)} />}
    </>
  );
};
