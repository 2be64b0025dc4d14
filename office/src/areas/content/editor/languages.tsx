import ExpandIcon from '@mui/icons-material/ExpandMore';
import type { Theme } from '@mui/material';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DraftData } from 'shared-contracts/office/drafts.schema';
import { useDraftForm, useField } from '../../../drafts/draft-form.tsx';
import type { Fields, Shape } from '../shapes.ts';
import { AnyField } from './any-field.tsx';

const LANGUAGES = ['es', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
/** Names of the fields that staff change most. */
const OPEN_AT_FIRST: readonly string[] = ['blocks', 'entries', 'hero'];

/** One field in the languages that are shown, side by side. */
const Row = ({ name, shape, languages }: { name: string; shape: Shape; languages: readonly Language[] }) => {
  const translate = useTranslate();
  const label = translate(`content.fields.${name}`);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: `repeat(${languages.length}, minmax(0, 1fr))` }}>
      {languages.map((language) => (
        <Box key={language} lang={language} sx={{ minWidth: 0 }}>
          <AnyField shape={shape} path={`${language}.${name}`} label={label} />
        </Box>
      ))}
    </Box>
  );
};

const isSimple = ({ kind }: Shape): boolean => ['line', 'text', 'address', 'day', 'choice'].includes(kind);

/** Fields in both languages: side by side on wide windows, one language at a time on phones. */
export const Languages = ({ fields }: { fields: Fields }) => {
  const translate = useTranslate();
  const { data, problems, isReadOnly } = useDraftForm<DraftData>();
  const { set: setEnglish } = useField<unknown>('en');
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [chosen, setChosen] = useState<Language>('es');
  const shown = isWide ? LANGUAGES : [chosen];
  const hasAll = shown.every((language) => data[language] !== undefined);
  const present = shown.filter((language) => data[language] !== undefined);
  const hasProblem = (name: string) =>
    problems.some(({ path }) => LANGUAGES.some((one) => `${path}.`.startsWith(`${one}.${name}.`)));
  return (
    <Box>
      {isWide ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr', mb: 1 }}>
          {LANGUAGES.map((language) => (
            <Typography key={language} variant="h2">
              {translate(`content.languages.${language}`)}
            </Typography>
          ))}
        </Box>
      ) : (
        <Tabs value={chosen} onChange={(_, language: Language) => setChosen(language)} sx={{ mb: 1 }}>
          {LANGUAGES.map((language) => (
            <Tab key={language} value={language} label={translate(`content.languages.${language}`)} />
          ))}
        </Tabs>
      )}
      {!hasAll && !isReadOnly && (
        <Button variant="outlined" onClick={() => setEnglish(structuredClone(data.es))}>
          {translate('content.copy_spanish')}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {Object.entries(fields)
          .filter(([, shape]) => isSimple(shape))
          .map(([name, shape]) => (
            <Row key={name} name={name} shape={shape} languages={present} />
          ))}
      </Box>
      {Object.entries(fields)
        .filter(([, shape]) => !isSimple(shape))
        .map(([name, shape]) => (
          <Accordion
            key={name}
            disableGutters
            sx={{ mt: 1 }}
            defaultExpanded={OPEN_AT_FIRST.includes(name) || hasProblem(name)}
            slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'h2' } }}
          >
            <AccordionSummary
              expandIcon={<ExpandIcon />}
              id={`field-${name}`}
              aria-controls={`fields-of-${name}`}
            >
              <Typography
                component="span"
                color={hasProblem(name) ? 'error' : undefined}
                sx={{ fontWeight: 600 }}
              >
                {translate(`content.fields.${name}`)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Row name={name} shape={shape} languages={present} />
            </AccordionDetails>
          </Accordion>
        ))}
    </Box>
  );
};
