import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { wholeOf } from 'shared-contracts/domain/whole-number';
import { changeCosts, readCosts } from 'shared-contracts/office/costs';
import type * as schema from 'shared-contracts/office/costs.schema';
import { useRead } from '../../data/use-read.ts';
import { formatMoney } from '../../format/format.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { useKeptText } from './use-kept-text.ts';

type Cost = EndpointOutput<typeof schema.readCosts>['data'][number];

const CostForm = ({ costs, onSaved }: { costs: readonly Cost[]; onSaved: () => unknown }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const { attempt, problem, isBusy: isSaving } = useAttempt();
  const stored = Object.fromEntries(costs.map(({ sku, cost }) => [sku, String(cost ?? '')]));
  const versions = costs.map(({ version }) => version).join(' ');
  const { values, change, forget, isTyped, isOutdated } = useKeptText(
    `costs/${costs[0]?.sku}`,
    stored,
    versions,
  );
  const hint = isOutdated ? 'products.costs.changed' : problem;
  const isWrong = (sku: string) => values[sku] !== '' && wholeOf(values[sku] ?? '') === null;
  const changed = costs.filter(({ sku }) => values[sku] !== stored[sku]);

  const save = () =>
    // The new costs have other versions, which say that they changed.
    attempt(async () => {
      const rows = changed.map(({ sku, version }) => ({ sku, version, cost: wholeOf(values[sku] ?? '') }));
      await call(changeCosts, { body: { rows } });
      forget();
      notify('products.costs.saved', { type: 'success' });
      onSaved();
    }, onSaved);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {costs.map(({ sku, by_contents }) => (
        <TypedField
          key={sku}
          label={translate('products.costs.of', { sku })}
          value={values[sku] ?? ''}
          onChange={(text) => change({ [sku]: text })}
          error={isWrong(sku)}
          help={
            by_contents === null
              ? undefined
              : translate('products.costs.by_contents', { money: formatMoney(by_contents) })
          }
          isNumber
          readOnly={isSaving}
        />
      ))}
      <Problem severity="warning" message={hint} sx={{ my: 1 }} />
      {isTyped && (
        <>
          <Button
            type="submit"
            variant="contained"
            disabled={isSaving || changed.length === 0 || changed.some(({ sku }) => isWrong(sku))}
          >
            {translate('products.costs.save')}
          </Button>
          <Button onClick={forget}>{translate('ra.action.undo')}</Button>
        </>
      )}
    </form>
  );
};

/** Costs of the formats of a product, for staff who may see them. */
export const ProductCosts = ({ productId }: { productId: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(readCosts, { params: { id: Number(productId) } });
  return (
    <Card component="section" sx={{ p: 2, maxWidth: '24rem' }}>
      <Typography variant="h2">{translate('products.costs.title')}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('products.costs.help')}
      </Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      {data && <CostForm costs={data.data} onSaved={refetch} />}
    </Card>
  );
};
