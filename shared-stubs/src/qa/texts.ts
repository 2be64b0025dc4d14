/** Texts that only the QA panel has. */
import type { Locale } from 'shared-contracts/locale';
import type { Behaviour } from '../remote/behaviours.ts';

const es = {
  title: 'Panel de QA',
  open: 'Abrir el panel de QA',
  borders: 'Bordes de equipos',
  report: 'Copiar informe de error',
  reported: 'Informe copiado',
  remotes: 'Partes',
  real: 'real',
  behaviours: {
    normal: 'stub',
    slow: 'stub lento',
    broken: 'stub roto',
    throwing: 'stub que lanza errores',
    empty: 'stub vacío',
    old: 'stub de contrato anterior',
  } satisfies Record<Behaviour, string> as Record<Behaviour, string>,
  now: (version: string, contract: number) => `${version}, contrato ${contract}`,
  noRelease: 'sin versión',
  unmount: (id: string) => `Desmontar ${id}`,
  mount: (id: string) => `Montar ${id}`,
};

const en: typeof es = {
  title: 'QA panel',
  open: 'Open the QA panel',
  borders: 'Team borders',
  report: 'Copy bug report',
  reported: 'Bug report copied',
  remotes: 'Parts',
  real: 'real',
  behaviours: {
    normal: 'stub',
    slow: 'slow stub',
    broken: 'broken stub',
    throwing: 'stub that throws',
    empty: 'empty stub',
    old: 'stub of an older contract',
  },
  now: (version, contract) => `${version}, contract ${contract}`,
  noRelease: 'no release',
  unmount: (id) => `Unmount ${id}`,
  mount: (id) => `Mount ${id}`,
};

export const qaTexts: Record<Locale, typeof es> = { es, en };
