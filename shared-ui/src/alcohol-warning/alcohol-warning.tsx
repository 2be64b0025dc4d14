import styles from './alcohol-warning.module.css';

/**
 * The phrases that law 21.363 and its decree 98 prescribe. They stay Spanish in both languages, because the
 * law fixes the exact words.
 */
export const ALCOHOL_WARNINGS = {
  pregnancy: 'Todo consumo de alcohol es dañino durante el embarazo',
  driving: 'Todo consumo de alcohol limita la capacidad de conducir',
  minors: 'El consumo de alcohol en menores de 18 años se encuentra prohibido',
  health: 'El consumo nocivo de alcohol daña tu salud',
} as const;

export type AlcoholPhrase = keyof typeof ALCOHOL_WARNINGS;

/** The warning that the law requires in advertising for alcohol: white capitals on black. */
export function AlcoholWarning({ phrase }: { phrase: AlcoholPhrase }) {
  return (
    <p className={styles.warning} lang="es">
      <strong>Advertencia</strong> <span>{ALCOHOL_WARNINGS[phrase]}</span>
    </p>
  );
}
