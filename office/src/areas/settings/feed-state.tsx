import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { readProductFeed } from 'shared-contracts/office/channels';
import type * as schema from 'shared-contracts/office/channels.schema';
import { copyText } from '../../actions/copy-text.ts';
import { useRead } from '../../data/use-read.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { Section } from '../../parts/section.tsx';
import { FigureTable } from '../figures/figure-table.tsx';

type Feed = EndpointOutput<typeof schema.readProductFeed>;

const Addresses = ({ addresses }: Pick<Feed, 'addresses'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (url: string) => {
    if (await copyText(url)) notify('settings.channels.copied', { type: 'success' });
    else notify('settings.channels.not_copied', { type: 'warning' });
  };
  return addresses.map(({ locale, url }) => {
    const language = translate(`settings.channels.languages.${locale}`);
    return (
      <Box key={locale} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography sx={{ minWidth: 72 }}>{language}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{url}</Typography>
        <Button
          aria-label={`${translate('settings.channels.copy')}: ${language}`}
          onClick={() => void copy(url)}
        >
          {translate('settings.channels.copy')}
        </Button>
      </Box>
    );
  });
};

const Names = ({ products }: { products: Feed['left_out'][number]['products'] }) =>
  products.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`/products/${id}/show`}>{name}</Link>
    </Fragment>
  ));

const Counts = ({ feed: { sent, left_out } }: { feed: Feed }) => {
  const translate = useTranslate();
  const rows = [
    { state: translate('settings.channels.sent'), count: sent, products: [] },
    ...left_out.map(({ reason, ...row }) => ({
      state: translate(`settings.channels.reasons.${reason}`),
      ...row,
    })),
  ];
  return (
    <>
      <FigureTable
        title="settings.channels.formats"
        rows={rows}
        keyOf={({ state }) => state}
        columns={[
          { label: 'orders.state', render: ({ state }) => state },
          { label: 'settings.channels.formats', isNumber: true, render: ({ count }) => count },
          ...(left_out.length > 0
            ? [
                {
                  label: 'products.title',
                  render: ({ products }: (typeof rows)[number]) => <Names products={products} />,
                },
              ]
            : []),
        ]}
      />
      {left_out.length === 0 && (
        <Typography color="text.secondary">{translate('settings.channels.all_sent')}</Typography>
      )}
    </>
  );
};

/** Addresses of the product feed, and counts of the formats in it and left out. */
export const FeedState = () => {
  const { data, error, refetch } = useRead(readProductFeed, {});
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data && (
        <>
          <Section title="settings.channels.addresses">
            <Addresses addresses={data.addresses} />
          </Section>
          <Section title="settings.channels.formats">
            <Counts feed={data} />
          </Section>
        </>
      )}
    </Box>
  );
};
