import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import form from '../../lib/form/form.module.css';
import { SelectInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import {
  $communes,
  $isLoadingPlaces,
  $placesFailure,
  $regions,
  communesRequested,
  regionsRequested,
} from './choose-commune.model.ts';
import { CommuneSearch } from './commune-search.tsx';

interface RegionCommuneProps {
  /** Path of the fields `region_id` and `commune_id`, with its dot: '' or 'invoice.'. */
  prefix?: string;
  /** Region chosen so far. */
  regionId: string;
  /** The commune is found by typing instead of in the browser's own list. */
  search?: boolean;
}

/** Region, then one of its communes. */
export const RegionCommune = ({ prefix = '', regionId, search }: RegionCommuneProps) => {
  const { common, delivery, fields } = useMessages();
  const [regions, communes, failure, isLoading] = useUnit([
    $regions,
    $communes,
    $placesFailure,
    $isLoadingPlaces,
  ]);
  const [wantRegions, wantCommunes] = useUnit([regionsRequested, communesRequested]);
  const { change } = useForm();
  useEffect(() => {
    wantRegions();
  }, [wantRegions]);
  useEffect(() => {
    wantCommunes(regionId);
  }, [wantCommunes, regionId]);

  const options = communes[regionId];
  const placeholder = !regionId
    ? delivery.regionFirst
    : options || !isLoading
      ? delivery.chooseCommune
      : delivery.loadingCommunes;
  return (
    <>
      <div className={form.pair}>
        <SelectInput
          name={`${prefix}region_id`}
          label={fields.region}
          placeholder={delivery.chooseRegion}
          autoComplete="address-level1"
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={() => change(`${prefix}commune_id`, '')}
        />
        {search ? (
          <CommuneSearch
            name={`${prefix}commune_id`}
            label={fields.commune}
            placeholder={placeholder}
            communes={options ?? []}
          />
        ) : (
          <SelectInput
            name={`${prefix}commune_id`}
            label={fields.commune}
            placeholder={placeholder}
            autoComplete="address-level2"
            aria-busy={(regionId !== '' && !options && isLoading) || undefined}
            options={(options ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
      {failure !== null && (
        <Notice
          kind="error"
          live
          action={
            <Button
              size="small"
              onClick={() => {
                wantRegions();
                wantCommunes(regionId);
              }}
            >
              {common.retry}
            </Button>
          }
        >
          {delivery.placesFailed}
        </Notice>
      )}
    </>
  );
};
