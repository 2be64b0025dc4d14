import type { RaThemeOptions } from 'react-admin';
import { STYLE_COLOURS as COLOURS } from 'shared-contracts/domain/brand-colours';

const RADIUS_PX = 2;
/** Smallest height of a touch target. */
const TARGET = '2.75rem';
const PHONE = '@media (max-width: 599.95px)';
/** Inputs of react-admin, which keep an empty line below for a help that most of them lack. */
const INPUTS = [
  'RaAutocompleteInput',
  'RaCheckboxGroupInput',
  'RaDateInput',
  'RaNumberInput',
  'RaRadioButtonGroupInput',
  'RaSelectArrayInput',
  'RaSelectInput',
  'RaTextInput',
];
const HEADING = { fontFamily: 'var(--serif)', fontWeight: 500, lineHeight: 1.15 };

/** Paper, ink and one wine-red, as in the shop (shared-ui/src/styles/tokens.css). */
export const theme: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: COLOURS.wine, dark: COLOURS['wine-dark'], light: COLOURS['wine-tint'] },
    secondary: { main: COLOURS['ink-2'] },
    info: { main: COLOURS['ink-2'] },
    success: { main: COLOURS.olive },
    warning: { main: COLOURS.amber },
    error: { main: COLOURS.alarm },
    text: { primary: COLOURS.ink, secondary: COLOURS['ink-2'], disabled: COLOURS['ink-3'] },
    background: { default: COLOURS.paper, paper: COLOURS.paper },
    divider: COLOURS['paper-3'],
    action: { disabled: COLOURS['ink-3'], disabledBackground: COLOURS['paper-3'] },
  },
  shape: { borderRadius: RADIUS_PX },
  typography: {
    fontFamily: 'var(--sans)',
    fontSize: 15,
    h1: { ...HEADING, fontSize: 'var(--step-28)' },
    h2: { ...HEADING, fontSize: 'var(--step-22)' },
    h3: { ...HEADING, fontSize: 'var(--step-18)' },
    h4: HEADING,
    h5: { ...HEADING, fontSize: 'var(--step-22)' },
    h6: { ...HEADING, fontSize: 'var(--step-18)' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${COLOURS['paper-3']}`, boxShadow: 'none' } } },
    MuiChip: {
      styleOverrides: {
        // Large text takes more lines.
        label: { whiteSpace: 'normal', paddingBlock: 2 },
        root: {
          height: 'auto',
          '&.MuiChip-sizeSmall': { minHeight: 24 },
          '&.MuiChip-sizeMedium': { minHeight: 32 },
          variants: [
            {
              props: { variant: 'filled', color: 'default' },
              style: { backgroundColor: COLOURS['paper-3'], color: COLOURS.ink },
            },
          ],
        },
      },
    },
    // A help may name a long address.
    MuiFormHelperText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
    // The text below the circle of a page that loads is no heading.
    MuiTypography: { defaultProps: { variantMapping: { h5: 'p' } } },
    // The circle has no accessible name. The text beside it, or the button that it replaces, says what loads.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    // With large text, the buttons of a dialog do not fit beside each other on a phone.
    MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8 } } },
    MuiDialog: { styleOverrides: { paper: { boxShadow: 'var(--shadow)' } } },
    // Material UI takes the outline away and tints the background, which is hard to see.
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: `2px solid ${COLOURS.wine}`, outlineOffset: 2 },
          // Their containers cut off what is outside of them.
          '&.MuiMenuItem-root, &.MuiTab-root, &.MuiAccordionSummary-root, &.MuiBottomNavigationAction-root': {
            outlineOffset: -2,
          },
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: TARGET } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      styleOverrides: { root: { variants: [{ props: { margin: 'dense' }, style: { marginTop: 12 } }] } },
    },
    // The arrow of a select grows with large text.
    MuiSelect: { styleOverrides: { select: { '&&&&': { paddingRight: 'calc(1.5rem + 8px)' } } } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: COLOURS.edge }, root: { minHeight: TARGET } },
    },
    // Labels are text of their own size: a smaller one would be under 4.5:1 in effect on phones.
    MuiInputLabel: { styleOverrides: { root: { color: COLOURS['ink-2'] } } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: COLOURS['paper-3'], '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
        head: { backgroundColor: COLOURS['paper-2'], color: COLOURS['ink-2'], fontWeight: 600 },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&:hover': { backgroundColor: `${COLOURS['paper-2']} !important` } } },
    },
    ...Object.fromEntries(INPUTS.map((name) => [name, { defaultProps: { helperText: false } }])),
    RaArrayInput: { styleOverrides: { root: { '&&': { marginTop: 20 } } } },
    RaBooleanInput: { defaultProps: { helperText: false, sx: { mt: 1.5 } } },
    // On a phone, filters are as wide as the list, and the row of a floating button takes no space.
    RaFilterFormInput: {
      styleOverrides: { root: { [PHONE]: { '& .RaFilterFormInput-spacer': { display: 'none' } } } },
    },
    // Above the bar at the bottom, which grows with large text.
    RaCreateButton: { styleOverrides: { root: { '&.RaCreateButton-floating': { bottom: '4.5rem' } } } },
    RaTopToolbar: { styleOverrides: { root: { [PHONE]: { minHeight: 0 } } } },
    // Wide tables scroll by themselves. The page stays as wide as the window.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    RaToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: COLOURS['paper-2'],
          // By default it lies at the bottom of the window, which has the menu.
          '&.RaToolbar-mobileToolbar': { position: 'static' },
        },
      },
    },
  },
};
