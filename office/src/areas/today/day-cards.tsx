import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readToday } from 'shared-contracts/office/today.schema';
import { changeInPercent, changeWord } from '../../format/change.ts';
import { formatMoney } from '../../format/format.ts';
import { listLink } from '../../lists/list-link.ts';
import { useMay } from '../../session/session-context.tsx';

type Today = EndpointOutput<typeof readToday>;

const DayCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: 2 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Card>
);

/** Paid orders of the day beside those of the same weekday last week. */
export const SalesCard = ({ sales: { today, last_week, list } }: { sales: NonNullable<Today['sales']> }) => {
  const translate = useTranslate();
  const change = changeInPercent(today.clp, last_week.clp);
  return (
    <DayCard title={translate('today.sales.title')}>
      <Box component={Link} to={listLink(list.resource, list.filter)} sx={{ textDecoration: 'none' }}>
        <Typography
          component="span"
          sx={{ fontFamily: 'var(--serif)', fontSize: 'var(--step-36)', display: 'block' }}
        >
          {formatMoney(today.clp)}
        </Typography>
        {translate('today.sales.orders', { smart_count: today.orders })}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {translate('today.sales.last_week', {
          money: formatMoney(last_week.clp),
          orders: translate('today.sales.orders', { smart_count: last_week.orders }),
        })}
        {change !== undefined &&
          ` ${translate(`today.sales.${changeWord(change)}`, { percent: Math.abs(change) })}`}
      </Typography>
    </DayCard>
  );
};

/** Tables and events of the day. */
export const ReservationsCard = ({ reservations }: Pick<Today, 'reservations'>) => {
  const translate = useTranslate();
  const mayRead = useMay('reservations.read');
  return (
    <DayCard title={translate('today.reservations.title')}>
      {reservations.length === 0 && (
        <Typography color="text.secondary">
          {translate('today.reservations.none')}{' '}
          {mayRead && <Link to="/reservations">{translate('today.reservations.others')}</Link>}
        </Typography>
      )}
      {reservations.map(({ kind, reservations: count, people }) => {
        const words = `${translate(`today.reservations.${kind}`, { smart_count: count })}, ${translate(
          'reservations.people',
          { smart_count: people },
        )}`;
        return (
          <Typography key={kind}>{mayRead ? <Link to="/reservations">{words}</Link> : words}</Typography>
        );
      })}
    </DayCard>
  );
};
