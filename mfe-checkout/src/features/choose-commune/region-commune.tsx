import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import form from '../../lib/form/form.module.css';
import { PlaceInputs } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { useStepMessages } from '../../lib/step-messages.ts';
import {
  $communes,
  $isLoadingPlaces,
  $placesFailure,
  $regions,
  communesRequested,
  regionsRequested,
} from './choose-commune.model.ts';

interface RegionCommuneProps {
  /** Prefix of the field names `region_id` and `commune_id`: '' or 'invoice.'. */
  prefix?: string;
  /** Chosen region. */
  regionId: string;
}

/** Select for the region, then for one of its communes. */
export const RegionCommune = ({ prefix, regionId }: RegionCommuneProps) => {
  const { common, fields } = useMessages();
  const { delivery } = useStepMessages();
  const [regions, communes, failure, isLoading] = useUnit([
    $regions,
    $communes,
    $placesFailure,
    $isLoadingPlaces,
  ]);
  const [wantRegions, wantCommunes] = useUnit([regionsRequested, communesRequested]);
  useEffect(() => {
    wantRegions();
  }, [wantRegions]);
  useEffect(() => {
    wantCommunes(regionId);
  }, [wantCommunes, regionId]);

  return (
    <>
      <div className={form.pair}>
        <PlaceInputs
          prefix={prefix}
          words={{ ...fields, ...delivery }}
          regions={regions}
          communes={communes}
          isLoading={isLoading}
        />
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
