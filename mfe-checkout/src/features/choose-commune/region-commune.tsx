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
  /** Path of the fields `region_id` and `commune_id`, with its dot: '' or 'invoice.'. */
  prefix?: string;
  /** Region chosen so far. */
  regionId: string;
}

/** Region, then one of its communes. */
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
