/** Order of the elements of each document, as in the schemas of the tax office (EnvioBOLETA_v11, DTE_v10, EnvioDTE_v10). */

const LINES = [
  'NroLinDet',
  ['CdgItem', ['TpoCodigo', 'VlrCodigo']],
  'IndExe',
  'NmbItem',
  'DscItem',
  'QtyItem',
  'UnmdItem',
  'PrcItem',
  'DescuentoPct',
  'DescuentoMonto',
  'CodImpAdic',
  'MontoItem',
] as const;
const DISCOUNTS = ['NroLinDR', 'TpoMov', 'GlosaDR', 'TpoValor', 'ValorDR'] as const;

/** Boleta: the `Documento` of a sale to a consumer. */
export const BOLETA = [
  [
    'Encabezado',
    [
      ['IdDoc', ['TipoDTE', 'Folio', 'FchEmis', 'IndServicio']],
      ['Emisor', ['RUTEmisor', 'RznSocEmisor', 'GiroEmisor', 'DirOrigen', 'CmnaOrigen']],
      ['Receptor', ['RUTRecep', 'RznSocRecep', 'DirRecep', 'CmnaRecep']],
      ['Totales', ['MntNeto', 'MntExe', 'IVA', 'MntTotal']],
    ],
  ],
  ['Detalle', LINES],
  ['DscRcgGlobal', DISCOUNTS],
  ['Referencia', ['NroLinRef', 'CodRef', 'RazonRef']],
] as const;

/** Factura, nota de débito and nota de crédito. */
export const INVOICE = [
  [
    'Encabezado',
    [
      ['IdDoc', ['TipoDTE', 'Folio', 'FchEmis', 'MntBruto', 'FmaPago']],
      ['Emisor', ['RUTEmisor', 'RznSoc', 'GiroEmis', 'Acteco', 'DirOrigen', 'CmnaOrigen']],
      ['Receptor', ['RUTRecep', 'RznSocRecep', 'GiroRecep', 'CorreoRecep', 'DirRecep', 'CmnaRecep']],
      [
        'Totales',
        [
          'MntNeto',
          'MntExe',
          'TasaIVA',
          'IVA',
          ['ImptoReten', ['TipoImp', 'TasaImp', 'MontoImp']],
          'MntTotal',
        ],
      ],
    ],
  ],
  ['Detalle', LINES],
  ['DscRcgGlobal', DISCOUNTS],
  ['Referencia', ['NroLinRef', 'TpoDocRef', 'FolioRef', 'FchRef', 'CodRef', 'RazonRef']],
] as const;

/** Data of the stamp, in the order in which its bytes are signed. */
export const STAMP_DATA = ['RE', 'TD', 'F', 'FE', 'RR', 'RSR', 'MNT', 'IT1'] as const;

/** Cover of an envelope. */
export const COVER = [
  'RutEmisor',
  'RutEnvia',
  'RutReceptor',
  'FchResol',
  'NroResol',
  'TmstFirmaEnv',
  ['SubTotDTE', ['TpoDTE', 'NroDTE']],
] as const;
