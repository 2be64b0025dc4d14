import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { changeInPercent, changeWord } from '../../format/change.ts';

/** A sum, and how it changed since the period before. */
export const SumCard = ({
  label,
  value,
  change,
  children,
}: {
  /** Message key. */
  label: string;
  value: string;
  change?: { now: number; before: number };
  children?: ReactNode;
}) => {
  const translate = useTranslate();
  const percent = change && changeInPercent(change.now, change.before);
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="body2" color="text.secondary">
        {translate(label)}
      </Typography>
      <Typography
        component="p"
        sx={{ fontFamily: 'var(--serif)', fontSize: 'var(--step-28)', lineHeight: 1.3 }}
      >
        {value}
      </Typography>
      {percent !== undefined && (
        <Typography variant="body2">
          {translate(`figures.${changeWord(percent)}`, { percent: Math.abs(percent) })}
        </Typography>
      )}
      {children && (
        <Typography variant="body2" color="text.secondary">
          {children}
        </Typography>
      )}
    </Card>
  );
};
