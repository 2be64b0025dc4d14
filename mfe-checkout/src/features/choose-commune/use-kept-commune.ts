import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { readKeptCommune } from 'shared-kit/kept-commune';
import type { DeliveryDraft } from '../../lib/draft/draft.ts';
import { communeFilled } from '../../lib/draft/filled-commune.model.ts';

/** A commune's code starts with that of its region. */
const REGION_LENGTH = 2;

/** Fills in the commune that the shopper last asked about, unless the form has an address, a commune or a region. */
export const useKeptCommune = (mayFill: boolean): void => {
  const form = useForm<DeliveryDraft>();
  const filled = useUnit(communeFilled);
  useEffect(() => {
    const { address_id, region_id, commune_id } = form.getState().values;
    const kept = mayFill && !(address_id || region_id || commune_id) ? readKeptCommune() : null;
    if (!kept) return;
    form.batch(() => {
      form.change('region_id', kept.slice(0, REGION_LENGTH));
      form.change('commune_id', kept);
    });
    filled(kept);
  }, [mayFill, form, filled]);
};
