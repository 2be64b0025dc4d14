/** Names that people use for communes, beside the official ones (docs/product/checkout.md#delivery). */

export interface NamedCommune {
  /** Official code (CUT). */
  id: string;
  name: string;
}

/** By official code: other spellings, and the main town where people name it instead. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  '04105': ['Paihuano'],
  '05201': ['Rapa Nui'],
  '05303': ['Rinconada de Los Andes'],
  '05502': ['La Calera'],
  '05606': ['Rocas de Santo Domingo'],
  '05703': ['Llay Llay'],
  '06110': ['San Francisco de Mostazal'],
  '06117': ['San Vicente de Tagua Tagua'],
  '06204': ['Marchigüe'],
  '07406': ['San Javier de Loncomilla'],
  '08304': ['La Laja'],
  '08314': ['Alto Bío Bío'],
  '09116': ['Puerto Saavedra'],
  '09121': ['Chol Chol'],
  '10210': ['Achao'],
  '10304': ['Entre Lagos'],
  '10403': ['Hornopirén'],
  '10404': ['Alto Palena'],
  '11101': ['Coihaique'],
  '11201': ['Aisén', 'Puerto Aysén'],
  '11202': ['Puerto Cisnes'],
  '11203': ['Melinka'],
  '11302': ["Villa O'Higgins"],
  '11303': ['Caleta Tortel'],
  '11402': ['Puerto Ibáñez'],
  '12201': ['Puerto Williams'],
  '12401': ['Puerto Natales'],
  '13303': ['Til Til'],
  '13505': ['San Pedro de Melipilla'],
  '14106': ['San José de la Mariquina'],
  '16207': ['Treguaco'],
  '16304': ['San Fabián de Alico'],
};

const otherNames = ({ id }: NamedCommune): readonly string[] => OTHER_NAMES[id] ?? [];

/** Compares names without accents, case, blanks and hyphens: `llay-llay` is `Llay Llay`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** Whether one of the commune's names contains the text. */
export const isPartOfCommuneName = (commune: NamedCommune, text: string): boolean =>
  [commune.name, ...otherNames(commune)].some((name) => folded(name).includes(folded(text)));

/** Whether the text is one of the commune's names. */
export const isNameOfCommune = (commune: NamedCommune, text: string): boolean =>
  [commune.name, ...otherNames(commune)].some((name) => folded(name) === folded(text));

/** Name in a list that can be searched: `Calera (La Calera)`. */
export const fullCommuneName = (commune: NamedCommune): string => {
  const others = otherNames(commune);
  return others.length === 0 ? commune.name : `${commune.name} (${others.join(', ')})`;
};

const byLabel = new Intl.Collator('es');

/**
 * Options of a `<select>`: each commune under each of its names, because a browser finds a typed option only by
 * the beginning of its text. The value of another name is the commune's id with a suffix; see `communeIdOf`.
 */
export const communeOptions = (communes: readonly NamedCommune[]): { value: string; label: string }[] =>
  communes
    .flatMap((commune) => [
      { value: commune.id, label: commune.name },
      ...otherNames(commune).map((name) => ({
        value: `${commune.id}/${name}`,
        label: `${name} (${commune.name})`,
      })),
    ])
    .toSorted((one, other) => byLabel.compare(one.label, other.label));

/** The commune's id in the value of an option. */
export const communeIdOf = (value: string): string => value.split('/', 1)[0] ?? '';
