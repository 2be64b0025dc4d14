/** Texts of the override banner, for QA and developers, in both languages. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Partes reemplazadas',
  reset: 'Restablecer',
  unchecked: 'sin hashes, servidor local',
  problems: {
    'unknown-remote': 'no existe esa parte; existen:',
    unreadable: 'no se entiende; usa stub, stub:slow, real, una versión publicada o http://localhost:…',
    'not-allowed': 'esta tienda no lo permite (ALLOW_OVERRIDES)',
    unreachable: 'el servidor no responde',
    'stub-missing': 'ese stub no está construido (pnpm qa lo construye)',
    missing: 'esa versión no está publicada',
    contract: 'habla un contrato que esta tienda no atiende',
    'no-hash': 'le falta el hash de un archivo',
    tampered: 'un archivo no es el que se compiló',
    signature: 'ninguna clave válida la firmó',
    scenario: 'la API simulada no lo aplicó:',
    'qa-only': 'solo existe en pnpm qa, con la API simulada',
    unusable: 'no se puede usar',
  },
};

const en: typeof es = {
  title: 'Replaced parts',
  reset: 'Reset',
  unchecked: 'no hashes, local server',
  problems: {
    'unknown-remote': 'there is no such part; there are:',
    unreadable: 'not understood; use stub, stub:slow, real, a released version or http://localhost:…',
    'not-allowed': 'this shop does not allow it (ALLOW_OVERRIDES)',
    unreachable: 'the server does not answer',
    'stub-missing': 'that stub is not built (pnpm qa builds it)',
    missing: 'that version is not released',
    contract: 'speaks a contract that this shop does not serve',
    'no-hash': 'a file has no hash',
    tampered: 'a file is not what was built',
    signature: 'no valid key signed it',
    scenario: 'the stubbed API did not apply it:',
    'qa-only': 'exists only in pnpm qa, with the stubbed API',
    unusable: 'cannot be used',
  },
};

export const overrideMessages: Record<Locale, typeof es> = { es, en };
