import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readToday } from 'shared-contracts/office/today.schema';
import { listLink } from '../../lists/list-link.ts';

type Today = EndpointOutput<typeof readToday>;
type TodayNumber =
  | Today['numbers'][number]
  | NonNullable<Today['parcel_numbers']>[number]
  | NonNullable<Today['tax_numbers']>[number];

/** Counts of payments and refunds that the shop cannot settle by itself. Staff must act. */
const URGENT: readonly TodayNumber['id'][] = ['payments-to-check', 'refunds-refused'];

/** A number with its words. The whole card leads to the list. */
export const NumberCard = ({ number: { id, count, more, list } }: { number: TodayNumber }) => {
  const translate = useTranslate();
  const isUrgent = URGENT.includes(id);
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography
          component="span"
          sx={{
            fontFamily: 'var(--serif)',
            fontSize: 'var(--step-48)',
            lineHeight: 1.1,
            color: isUrgent ? 'error.main' : 'primary.main',
          }}
        >
          {more ? `${count}+` : count}
        </Typography>
        {isUrgent && <WarningIcon color="error" titleAccess={translate('today.urgent')} />}
      </Box>
      <Typography component="span" sx={{ display: 'block', color: 'text.primary' }}>
        {translate(`today.numbers.${id}`, { smart_count: count })}
      </Typography>
    </>
  );
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      {list ? (
        <Box
          component={Link}
          to={listLink(list.resource, list.filter, list.sort)}
          sx={{
            display: 'block',
            height: '100%',
            p: 2,
            textDecoration: 'none',
            '&:hover': { bgcolor: 'primary.light' },
          }}
        >
          {content}
        </Box>
      ) : (
        <Box sx={{ p: 2 }}>{content}</Box>
      )}
    </Card>
  );
};
